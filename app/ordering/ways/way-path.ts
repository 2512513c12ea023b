import { pathWithin } from '#domain/address/paths.ts'

/** The page of each way to register, by the edition's year. */
export const wayPath = { card: pathWithin.byCard, bank: pathWithin.byBank, form: pathWithin.byForm } as const
