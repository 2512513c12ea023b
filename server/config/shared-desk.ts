// Settings of a shared desk: database, and keys that all machines need.
import * as v from 'valibot'
import { readFormKeys, readTicketKeys } from '../desk-files/stored-keys.ts'
import type { Environment } from './env.ts'
import { type Secret, secret } from './secrets.ts'
import { fault, isLoopback, readSettings, setting } from './setting.ts'

export type SharedDesk = {
  /** postgres:// with name and password. */
  databaseUrl: Secret
  /** Content of form.key and ticket.key. */
  formKeys: Secret
  ticketKeys: Secret
}

const settings = v.object({
  DESK_DATABASE_URL: setting(
    'postgres://user:password@host:port/name, with sslmode=verify-full unless it is on this machine',
    address,
  ),
  FORM_KEYS: setting('with DESK_DATABASE_URL, what stands in form.key: lines of 64 hexadecimal digits', (text) =>
    readFormKeys(text) ? secret(text) : undefined,
  ),
  TICKET_KEYS: setting('with DESK_DATABASE_URL, what stands in ticket.key: Ed25519 private keys (PEM)', (text) =>
    readTicketKeys(text) ? secret(text) : undefined,
  ),
})

const names = ['DESK_DATABASE_URL', 'FORM_KEYS', 'TICKET_KEYS'] as const

/** null: the desk is a file in DATA_DIR with its keys; undefined: `faults` contains the errors. */
export function decideSharedDesk(environment: Environment, faults: string[]): SharedDesk | null | undefined {
  if (!environment.DESK_DATABASE_URL) {
    const stray = names.filter((name) => environment[name])
    for (const name of stray)
      faults.push(fault(name, environment, 'nothing without DESK_DATABASE_URL: the keys then stand in DATA_DIR'))
    return stray.length > 0 ? undefined : null
  }
  const given = readSettings(settings, { FORM_KEYS: ' ', TICKET_KEYS: ' ', ...environment }, faults)
  return given && { databaseUrl: given.DESK_DATABASE_URL, formKeys: given.FORM_KEYS, ticketKeys: given.TICKET_KEYS }
}

/** Requires an encrypted connection to another machine, unless the address disables it explicitly. */
function address(text: string): Secret | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, searchParams, pathname } = new URL(text)
  const isSaid = searchParams.has('sslmode') || hostname === '' || isLoopback(hostname)
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1 && isSaid ? secret(text) : undefined
}
