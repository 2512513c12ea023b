// Reads single settings and notes what is wrong with them, for the rooms of the configuration.
import type { Environment, SettingName } from './env.ts'
import { type Secret, secret } from './secrets.ts'

/** Reads one setting; a value that `parse` refuses is noted as a fault. */
export type Read = <T>(
  name: SettingName,
  otherwise: string,
  allowed: string,
  parse: (text: string) => T | undefined,
) => T | undefined

export function settingReader(environment: Environment, faults: string[]): Read {
  return (name, otherwise, allowed, parse) => {
    const given = environment[name] || otherwise
    const value = parse(given)
    if (value === undefined) faults.push(fault(name, JSON.stringify(given), allowed))
    return value
  }
}

export function fault(name: SettingName, given: string, allowed: string): string {
  return `${name}: given ${given}; allowed: ${allowed}`
}

export function readSecret(environment: Environment, name: SettingName, faults: string[]): Secret | null {
  const given = environment[name]
  if (!given) return null
  if (/^[\x21-\x7e]+$/.test(given)) return secret(given)
  faults.push(fault(name, 'something that is not shown', 'visible ASCII characters without spaces'))
  return null
}

export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined
}

export function oneOf<T extends string>(text: string, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === text)
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
