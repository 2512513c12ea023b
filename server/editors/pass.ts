// The pass with which the content service sends somebody who is signed in there: what they may see here, and until when. The content service
// makes it (content/extensions/site-pass), only the key that both have is believed.
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Secret } from '../config/secrets.ts'

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const common = {
  /** Where the admin application stands, without a slash at the end: links lead there, and it may frame what it previews. */
  admin: v.pipe(
    v.string(),
    v.regex(/^https?:\/\//),
    v.check((text) => URL.canParse(text)),
  ),
  /** Milliseconds since the epoch. */
  until: v.number(),
}
const schema = v.variant('for', [
  v.object({ for: v.literal('incomplete'), ...common }),
  v.object({ for: v.literal('preview'), collection: name, id: name, version: v.nullable(name), ...common }),
  v.object({
    for: v.literal('desk'),
    /** Whoever is signed in there, and as what. */
    user: name,
    name: v.pipe(v.string(), v.maxLength(200)),
    role: v.picklist(['organiser', 'steward']),
    language: v.picklist(['uk', 'en']),
    /** Named once. */
    nonce: name,
    /** Where to at the desk. */
    to: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/.-]{0,200}$/)),
    ...common,
  }),
])

export type Pass = v.InferOutput<typeof schema>
export type PassFor<Purpose extends Pass['for']> = Extract<Pass, { for: Purpose }>

/** Longest pass that is looked at. */
const maxLength = 2000

/** What `text` lets its bearer do at `now` (ms): `{claims}.{HMAC-SHA256 of them}`, both base64url; null: nothing. */
export function passIn<Purpose extends Pass['for']>(
  text: string,
  purpose: Purpose,
  key: Secret,
  now: number,
): PassFor<Purpose> | null {
  const [claims = '', signature = '', ...more] = text.slice(0, maxLength).split('.')
  const expected = createHmac('sha256', key.reveal()).update(claims).digest()
  const given = Buffer.from(signature, 'base64url')
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const read = v.safeParse(schema, parsed(claims))
  if (!read.success || read.output.for !== purpose || read.output.until < now) return null
  // The purpose has just been compared.
  return read.output as PassFor<Purpose>
}

function parsed(claims: string): unknown {
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
