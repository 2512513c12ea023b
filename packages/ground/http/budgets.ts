// Rate limits per line for everything that costs more than a cached page (docs/decisions/0030-limit-costly-requests-per-network.md).
import { circlesOf } from '../base/line.ts'
import { createRateLimit, type RateLimit } from '../base/rate-limit.ts'
import type { SecurityLog } from '../base/security-log.ts'

/**
 * A hall of five hundred people shares one address and stays below these limits; a script does not. `pages`: pages that are personal or not cached,
 * including 404s. `state`: what open pages ask every few seconds on the forum's days. `orders`, `forms`: submissions. `calendars`: changes of followed calendars; `newCalendars`: those that are stored anew. `pay`: redirects to the provider. `papers`: invoices and tickets as files. `wrongKeys`: invalid
 * keys and passes. On the desk's origin: `desk` per person and `door` per gate with all its phones, so that a stolen cookie or key cannot read more.
 */
const limits = {
  pages: { burst: 3000, perMinute: 600 },
  state: { burst: 20_000, perMinute: 60_000 },
  orders: { burst: 1500, perMinute: 300 },
  forms: { burst: 800, perMinute: 100 },
  calendars: { burst: 600, perMinute: 100 },
  newCalendars: { burst: 300, perMinute: 0.5 },
  pay: { burst: 1000, perMinute: 200 },
  papers: { burst: 1500, perMinute: 300 },
  wrongKeys: { burst: 20, perMinute: 10 },
  desk: { burst: 300, perMinute: 60 },
  door: { burst: 900, perMinute: 300 },
} as const

export type BudgetName = keyof typeof limits

export const budgetNames = Object.keys(limits) as readonly BudgetName[]

export type Budgets = {
  /** Takes one request from the budget of `address`' line, or of a person's or gate's id. Returns null, or the seconds until the next one is allowed. */
  take(name: BudgetName, address: string): number | null
}

/** `own`: other limits, for tests. */
export function createBudgets(
  now: () => number,
  own: Partial<Record<BudgetName, { burst: number; perMinute: number }>> = {},
): Budgets {
  const budgets = new Map<BudgetName, RateLimit>(budgetNames.map((name) => [name, createRateLimit(own[name] ?? limits[name])]))
  return { take: (name, address) => budgets.get(name)?.take(circlesOf(address), now()) ?? null }
}

/** Budgets that log each rejection without the client's identity, and `count` it. */
export function notedBudgets(budgets: Budgets, security: SecurityLog, count: (name: BudgetName) => void = () => {}): Budgets {
  return {
    take(name, address) {
      const seconds = budgets.take(name, address)
      if (seconds === null) return null
      count(name)
      security.note('too many', 'a line exceeded a rate limit and was told to wait', { budget: name }, name)
      return seconds
    },
  }
}
