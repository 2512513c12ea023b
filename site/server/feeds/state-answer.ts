// Answers /state.json from memory, before everything else: every open page asks it every few seconds on the forum's days.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentStore } from '@forum/content/port.ts'
import { type DayState, dayMark } from '@forum/domain/day-state/day-state.ts'
import { dayText } from '@forum/domain/day-state/interruption-text.ts'
import { type StateAnswer, statePath } from '@forum/domain/day-state/state-answer.ts'
import { everyLocale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { Budgets } from '@forum/ground/http/budgets.ts'
import { isNotModified } from '@forum/ground/http/conditional.ts'
import { catalogues } from '@forum/messages/catalogues.ts'

/** Seconds between two questions of a page: on a day of the forum, with its delay everybody sees a press within five seconds; and on other days. */
const pauses = { onForumDay: 3.3, else: 300 }

type StateParts = {
  content: Pick<ContentStore, 'forumByYear' | 'rooms' | 'revision'>
  day(): DayState
  clock: { now(): Instant }
  currentYear(): number
  budgets: Budgets
  addressOf(incoming: IncomingMessage): string
  /** Headers of every response: names and values alternate. */
  headers: readonly string[]
}

type Prepared = { key: string; body: Buffer; hash: string; headers: string[] }

/** true: it has answered. */
export function stateAnswer(parts: StateParts): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  let prepared: Prepared | null = null
  const current = (): Prepared => {
    const now = parts.clock.now()
    const key = `${dayMark(parts.day(), now)} ${dateAt(now)} ${parts.content.revision()}`
    if (prepared?.key !== key) prepared = prepare(key, answerAt(parts, now), parts.headers)
    return prepared
  }
  return (incoming, outgoing) => {
    const { method, url, headers } = incoming
    if (url !== statePath || (method !== 'GET' && method !== 'HEAD')) return false
    const { body, hash, headers: own } = current()
    // Nearly all questions; it costs less than a cached page, which has no budget either.
    if (isNotModified(headers['if-none-match'], hash)) {
      outgoing.writeHead(304, own).end()
      return true
    }
    const seconds = parts.budgets.take('state', parts.addressOf(incoming))
    if (seconds === null) {
      outgoing.writeHead(200, [...own, 'content-length', String(body.length)]).end(method === 'HEAD' ? undefined : body)
    } else {
      outgoing.writeHead(429, [...parts.headers, 'retry-after', String(seconds), 'content-length', '0']).end()
    }
    return true
  }
}

function prepare(key: string, answer: StateAnswer, headers: readonly string[]): Prepared {
  const body = Buffer.from(JSON.stringify(answer))
  const hash = `${answer.mark}.${answer.pause}`
  const own = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'private, no-cache', 'etag', `"${hash}"`]
  return { key, body, hash, headers: [...headers, ...own] }
}

function answerAt({ content, day, currentYear }: StateParts, now: Instant): StateAnswer {
  const state = day()
  const said = everyLocale((locale) => dayText(state, content.rooms(), now, locale, catalogues[locale].interruption))
  const isForumDay = content.forumByYear(currentYear())?.days.some(({ date }) => date === dateAt(now))
  return {
    mark: dayMark(state, now),
    pause: isForumDay || said.uk ? pauses.onForumDay : pauses.else,
    isToShelter: said.uk?.isToShelter ?? false,
    text: said.uk && everyLocale((locale) => [said[locale]?.title ?? '', said[locale]?.lines.join(' ') ?? ''] as const),
  }
}
