import { pathWithin } from '@forum/domain/address/paths.ts'

/** Page of each payment method or form, by year. */
export const wayPath = { card: pathWithin.byCard, bank: pathWithin.byBank, form: pathWithin.byForm } as const
