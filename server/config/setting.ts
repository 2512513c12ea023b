// Reads settings by schema: a typed value, or one sentence per fault.
import * as v from 'valibot'
import { type Environment, type SettingName, secretNames } from './env.ts'
import { secret } from './secrets.ts'

/** A schema from `parse`; `allowed` describes valid values. */
export function setting<T>(allowed: string, parse: (text: string) => T | undefined) {
  const parsed = v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
    const value = parse(dataset.value)
    if (value !== undefined) return value
    addIssue({ message: allowed })
    return NEVER
  })
  return v.pipe(v.string(), parsed)
}

export function matching(allowed: string, pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern, allowed))
}

export function wholeNumber(name: string, min: number, max: number) {
  const parse = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined
  return setting(`${name} from ${min} to ${max}`, parse)
}

export const secretText = setting('visible ASCII characters without spaces', (text) =>
  /^[\x21-\x7e]+$/.test(text) ? secret(text) : undefined,
)

const secrets: ReadonlySet<SettingName> = new Set(secretNames)

/** Settings of `schema`; empty values count as missing. undefined: `faults` contains a sentence for each error. */
export function readSettings<T extends v.GenericSchema>(
  schema: T,
  environment: Environment,
  faults: string[],
): v.InferOutput<T> | undefined {
  // An empty CONTENT_API_PREFIX is valid and differs from the default.
  const given = Object.entries(environment).filter(([name, value]) => value !== '' || name === 'CONTENT_API_PREFIX')
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(given), { abortPipeEarly: true })
  if (success) return output
  // Schemas are flat: every issue belongs to one setting.
  faults.push(...issues.map((issue) => fault(v.getDotPath(issue) as SettingName, environment, issue.message)))
  return undefined
}

export function fault(name: SettingName, environment: Environment, allowed: string): string {
  const value = environment[name]
  const given = !value ? 'nothing' : secrets.has(name) ? 'something that is not shown' : JSON.stringify(value)
  return `${name}: given ${given}; allowed: ${allowed}`
}

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
