// Passes for signed-in users of the content service: what they may see, and until when. The content service makes them (directus/extensions/site-pass)
// with a shared key.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import * as v from 'valibot'

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const common = {
  /** Address of the admin application, without a slash at the end: for links, and it may frame previews. */
  admin: v.pipe(
    v.string(),
    v.regex(/^https?:\/\//),
    v.check((text) => URL.canParse(text)),
  ),
  /** Milliseconds since 1970. */
  until: v.number(),
}
const schema = v.variant('for', [
  v.object({ for: v.literal('incomplete'), ...common }),
  v.object({ for: v.literal('preview'), collection: name, id: name, version: v.nullable(name), ...common }),
  v.object({
    for: v.literal('desk'),
    /** The signed-in user and their role. */
    user: name,
    name: v.pipe(v.string(), v.maxLength(200)),
    role: v.picklist(['organiser', 'steward']),
    language: v.picklist(['uk', 'en']),
    /** Unique. */
    nonce: name,
    /** Target page at the desk. */
    to: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/.-]{0,200}$/)),
    ...common,
  }),
])

export type Pass = v.InferOutput<typeof schema>
export type PassFor<Purpose extends Pass['for']> = Extract<Pass, { for: Purpose }>

/** Maximum length of a pass. */
const maxLength = 2000

/** Verifies a pass at `now` (ms): `{claims}.{HMAC-SHA256 of them}`, both base64url; null: invalid. */
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
  // The purpose was checked above.
  return read.output as PassFor<Purpose>
}

function parsed(claims: string): unknown {
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
