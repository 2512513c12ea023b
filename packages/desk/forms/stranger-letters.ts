// Limits for what strangers can have stored or sent without a confirmed address: nobody can flood strangers' mailboxes, and nobody can close a form
// for others (docs/decisions/0030-limit-costly-requests-per-network.md). What was paid is exempt.
import type { SubmissionKind } from '@forum/domain/submission/submission.ts'
import { type Circle, circlesOf, circlesOfDigest } from '@forum/ground/base/line.ts'
import { createRateLimit } from '@forum/ground/base/rate-limit.ts'

const hour = 3_600_000

/** Forms with a budget of their own: kinds of submissions, and those that the desk keeps elsewhere. */
export type BudgetedForm = SubmissionKind | 'waiting' | 'attendee' | 'order' | 'lostTickets' | 'invoice'

/** Letters of one form for one line. */
const ofLine = { burst: 40, perMinute: 40 / 60 }
/** Requests for lost tickets write only to buyers, three times a day to each: a hall behind one address may ask. */
const ofLostTickets = { burst: 300, perMinute: 5 }
/** Letters of one form for all lines together. */
const ofForm = { burst: 200, perMinute: 200 / 60 }
/** Beside these, for lines that sent nothing by this form within the hour. A flood from some hundred lines leaves it to all others. */
const ofFresh = { burst: 400, perMinute: 10 }
const once = { burst: 1, perMinute: 1 / 60 }
/** Letters about unpaid orders for one mailbox: nobody is sent a hundred invoices. */
const ofMailbox = { burst: 10, perMinute: 1 / 60 }

/** Maximum delay of an order's mail, milliseconds. */
const longestOfOrder = hour
/** A form whose mail would wait longer is rejected, milliseconds. */
const longestOfForm = 6 * hour
/** A mail that would wait longer for its mailbox is not sent, milliseconds. */
const longestOfMailbox = 20 * hour

export type StrangerLetters = {
  /** Takes one from the budget of `form` for `address`. Returns the delay of its mail in milliseconds; null: over the limit, nothing is taken. */
  ofForm(form: BudgetedForm, address: string): number | null
  /** Takes `letters` for an unpaid order from the line with this digest (empty: unknown, not counted). Returns their delay in milliseconds. */
  ofOrder(line: string, letters: number): number
  /** Takes a letter to this mailbox; returns its delay in milliseconds, null: it is not sent. */
  ofMailbox(mailbox: string): number | null
  /** Whether a mail was delayed by the site's limit since the last call. */
  wasCrowded(): boolean
}

export function createStrangerLetters(now: () => number): StrangerLetters {
  const budgets = new Map<BudgetedForm, ReturnType<typeof createBudget>>()
  const mailboxes = createRateLimit(ofMailbox)
  let isCrowded = false
  const budgetOf = (form: BudgetedForm) => {
    const budget = budgets.get(form) ?? createBudget()
    budgets.set(form, budget)
    return budget
  }
  const lostTickets = createRateLimit(ofLostTickets)
  return {
    ofForm(form, address) {
      const circles = circlesOf(address)
      if (form === 'lostTickets') return lostTickets.take(circles, now()) === null ? 0 : null
      const { lines, turn } = budgetOf(form)
      if (lines.wait(circles, now()) !== null) return null
      const wait = turn(circles[0], now(), longestOfForm, 1)
      if (wait > 0) isCrowded = true
      if (wait >= longestOfForm) return null
      lines.take(circles, now())
      return wait
    },
    ofOrder(line, letters) {
      if (letters === 0) return 0
      const { lines, turn } = budgetOf('order')
      const circles = line === '' ? [] : circlesOfDigest(line)
      const siteWait = turn(circles[0], now(), longestOfOrder, letters)
      if (siteWait > 0) isCrowded = true
      return Math.max(siteWait, lines.queue(circles, now(), longestOfOrder, letters))
    },
    ofMailbox(mailbox) {
      const wait = mailboxes.queue(mailbox, now(), longestOfMailbox)
      return wait < longestOfMailbox ? wait : null
    },
    wasCrowded() {
      const was = isCrowded
      isCrowded = false
      return was
    },
  }
}

/** The budget of one form. */
function createBudget() {
  const [all, forFresh, seen] = [createRateLimit(ofForm), createRateLimit(ofFresh), createRateLimit(once)]
  return {
    lines: createRateLimit(ofLine),
    /** The turn of `number` letters among those of all lines, milliseconds. `widest` undefined: an unknown line. */
    turn(widest: Circle | undefined, now: number, longest: number, number: number): number {
      const isFresh = widest !== undefined && seen.take(widest.name, now) === null
      const isCrowded = all.wait('all', now) !== null
      return (isFresh && isCrowded ? forFresh : all).queue('all', now, longest, number)
    },
  }
}
