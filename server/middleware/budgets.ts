// How often one network may ask for what costs more than a page from memory (docs/decisions/0030-limit-costly-requests-per-network.md).
import type { SecurityLog } from '../security-log.ts'
import { createRateLimit, type RateLimit } from '../submissions/rate-limit.ts'

/**
 * A hall of five hundred people shares one address, and does none of this as often; a script does. `pages`: drawn for one visitor or not
 * in memory yet, among them all that are not there. `orders` and `forms`: sent. `pay`: asked to be led to the provider. `documents`: invoices
 * and tickets as files. `wrongKeys`: machines that show a key or a pass that is none. Of the desk's own origin a person has `desk` and a gate, with
 * all its phones, `door`: a stolen cookie or key reads no more than that.
 */
const limits = {
  pages: { burst: 3000, perMinute: 600 },
  orders: { burst: 1500, perMinute: 300 },
  forms: { burst: 800, perMinute: 100 },
  pay: { burst: 1000, perMinute: 200 },
  documents: { burst: 1500, perMinute: 300 },
  wrongKeys: { burst: 20, perMinute: 10 },
  desk: { burst: 300, perMinute: 60 },
  door: { burst: 900, perMinute: 300 },
} as const

export type BudgetName = keyof typeof limits

export const budgetNames = Object.keys(limits) as readonly BudgetName[]

export type Budgets = {
  /** Takes one from the budget of the network of `address`, or of the person or gate whose id it is; gives null, or the seconds after which there is one again. */
  take(name: BudgetName, address: string): number | null
}

/** `own`: other limits, for tests. */
export function createBudgets(
  now: () => number,
  own: Partial<Record<BudgetName, { burst: number; perMinute: number }>> = {},
): Budgets {
  const budgets = new Map<BudgetName, RateLimit>(budgetNames.map((name) => [name, createRateLimit(own[name] ?? limits[name])]))
  return { take: (name, address) => budgets.get(name)?.take(address, now()) ?? null }
}

/** Budgets that say in the log that somebody was told to wait, without telling whom, and `count` it. */
export function notedBudgets(budgets: Budgets, security: SecurityLog, count: (name: BudgetName) => void = () => {}): Budgets {
  return {
    take(name, address) {
      const seconds = budgets.take(name, address)
      if (seconds === null) return null
      count(name)
      security.note('too many', 'somebody asks for more than people do, and was told to wait', { budget: name }, name)
      return seconds
    },
  }
}
