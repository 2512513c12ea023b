// The kit of settings: a table says for each its name, kind, default and words; values, types, the example file and the document follow from it.
import { readFileSync } from 'node:fs'
import { type Secret, secret } from './secrets.ts'

/** How a text becomes a value. `allowed` describes valid texts; `parse` returns undefined for others. */
export type Kind<T> = {
  allowed: string
  parse(text: string): T | undefined
  /** Never printed, and also accepted as `{NAME}_FILE` (ASVS 5.0, 13.3.1). */
  isSecret?: boolean
  /** An empty text is a value, and not the same as a missing one. */
  takesEmpty?: boolean
}

type Words = {
  /** The value while it is not given. */
  otherwise?: string
  /** It must be given; what is said when it is not. */
  needed?: string
  /** For the document, in Markdown. A setting without it is told together with the one above. */
  means?: string
  /** For the document: what happens while it is empty. */
  empty?: string
  /** Begins a section of the example file. */
  section?: string
  /** A comment above it in the example file. */
  note?: string
  /** Its value in the example file, instead of the default; with # in front: the line is a comment. */
  example?: string
}

export type Setting<Name extends string = string, T = unknown> = Words & { name: Name; kind: Kind<T> }

/** Settings by the name of their value, in groups where values belong together. */
export type SettingTable = { readonly [key: string]: Setting | SettingTable }

export type ValuesOf<T> = { [K in keyof T]: T[K] extends Setting<string, infer Value> ? Value : ValuesOf<T[K]> }

export type NamesIn<T> = T extends Setting<infer Name> ? Name : { [K in keyof T]: NamesIn<T[K]> }[keyof T]

/** Trimmed texts by the setting's name; undefined: not given. */
export type GivenSettings = Readonly<Record<string, string | undefined>>

/** A row of a table. Its value is null while it is not given, unless it is needed or has a default. */
export function setting<const Name extends string, T, W extends Words>(name: Name, kind: Kind<T>, words: W = {} as W) {
  type Value = W extends { otherwise: string } | { needed: string } ? T : T | null
  return { name, kind, ...words } as Words as Setting<Name, Value>
}

export function settingsIn(table: SettingTable): Setting[] {
  return Object.values(table).flatMap((entry) => (isSetting(entry) ? [entry] : settingsIn(entry)))
}

/** Values of the table; empty texts count as missing. undefined: `faults` contains a sentence for each error. */
export function readSettings<T extends SettingTable>(table: T, given: GivenSettings, faults: string[]): ValuesOf<T> | undefined {
  const before = faults.length
  const read = (entry: Setting | SettingTable): unknown =>
    isSetting(entry)
      ? readValue(entry, given, faults)
      : Object.fromEntries(Object.entries(entry).map(([key, inner]) => [key, read(inner)]))
  const values = read(table) as ValuesOf<T>
  return faults.length === before ? values : undefined
}

export function fault({ name, kind }: Setting, given: GivenSettings, allowed: string = kind.allowed): string {
  const value = given[name]
  const told = !value ? 'nothing' : kind.isSecret ? 'something that is not shown' : JSON.stringify(value)
  return `${name}: given ${told}; allowed: ${allowed}`
}

function isSetting(entry: Setting | SettingTable): entry is Setting {
  return typeof entry.name === 'string'
}

function readValue(setting: Setting, given: GivenSettings, faults: string[]): unknown {
  const { name, kind, otherwise, needed } = setting
  const text = given[name] || (kind.takesEmpty && given[name] === '') ? given[name] : otherwise
  if (text === undefined) {
    if (needed) faults.push(fault(setting, given, needed))
    return null
  }
  const value = kind.parse(text)
  if (value === undefined) faults.push(fault(setting, given))
  return value
}

/**
 * Trimmed texts of these settings; a secret may stand in the file that `{NAME}_FILE` names. Throws an Error with a sentence for each unusable file.
 */
export function readGiven<T extends SettingTable>(table: T, source: GivenSettings): Partial<Record<NamesIn<T>, string>> {
  const faults: string[] = []
  const texts = settingsIn(table).map((setting) => [
    setting.name,
    (setting.kind.isSecret ? secretInFile(setting.name, source, faults) : undefined) ?? source[setting.name]?.trim(),
  ])
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}

/** Trimmed content of the file in `{name}_FILE`; undefined: none. */
function secretInFile(name: string, source: GivenSettings, faults: string[]): string | undefined {
  const path = source[`${name}_FILE`]?.trim()
  if (!path) return undefined
  const refuse = (given: string, allowed = 'a file that holds the secret') =>
    void faults.push(`${name}_FILE: ${given}; allowed: ${allowed}`)
  if (source[name]?.trim()) return refuse(`given together with ${name}`, 'one of the two')
  try {
    return readFileSync(path, 'utf8').trim() || refuse(`the file "${path}" is empty`)
  } catch (error) {
    return refuse(`the file "${path}" cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** A kind from `parse`; `allowed` describes valid texts. */
export const kind = <T>(allowed: string, parse: Kind<T>['parse'], more?: Partial<Kind<T>>): Kind<T> => ({
  allowed,
  parse,
  ...more,
})

export const matching = (allowed: string, pattern: RegExp) => kind(allowed, (text) => (pattern.test(text) ? text : undefined))

export const wholeNumber = (what: string, min: number, max: number) =>
  kind(`${what} from ${min} to ${max}`, (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
  )

export const oneOf = <const Text extends string>(...texts: Text[]) =>
  kind([texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' or '), (text) =>
    texts.find((one) => one === text),
  )

export const onOrOff = kind('on or off', (text) => (text === 'on' ? true : text === 'off' ? false : undefined))

/** A secret for which `isValid`. */
export const secretOf = (allowed: string, isValid: (text: string) => boolean): Kind<Secret> =>
  kind(allowed, (text) => (isValid(text) ? secret(text) : undefined), { isSecret: true })

const isVisible = (text: string) => /^[\x21-\x7e]+$/.test(text)

export const secretText = secretOf('visible ASCII characters without spaces', isVisible)

/** A key of at least so many characters: shorter ones can be guessed. */
export const longSecret = (least: number) =>
  secretOf(`at least ${least} ${secretText.allowed}`, (text) => isVisible(text) && text.length >= least)

export function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain =
    url && (url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password && !url.search && !url.hash
  return isPlain ? url : undefined
}

export function origin(text: string): string | undefined {
  const url = webAddress(text)
  return url?.pathname === '/' ? url.origin : undefined
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)
}

/** Carries one line per fault: the variable, what was given, what is allowed. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}
