// Text and severity of a decision.

import type { DoorDays } from '@forum/domain/door/door-days.ts'
import type { Verdict } from '@forum/domain/door/verdict.ts'
import type { EntryAnswer } from '@forum/domain/door/wire.ts'
import { clockAt, dateRange, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import type { Decision } from './gate.ts'
import type { DoorLocale, Words } from './language.ts'
import type { Tone } from './signal.ts'

export type VerdictText = { tone: Tone; word: string; lines: readonly string[] }

const warned: ReadonlySet<Verdict['kind']> = new Set(['already-in', 'not-in'])

export function verdictText({ verdict, isUnchecked, ticket, kind }: Decision, locale: DoorLocale, words: Words): VerdictText {
  if (isUnchecked) return { tone: 'warn', word: words.unchecked, lines: [words.uncheckedText] }
  const isGood = verdict.kind === 'in' || verdict.kind === 'out'
  const whose = ticket && [ticket.name ?? '', kind?.title[locale] ?? '', ticket.number]
  return {
    tone: isGood ? 'good' : warned.has(verdict.kind) ? 'warn' : 'bad',
    word: words.verdicts[verdict.kind],
    lines: [detail(verdict, locale, words), ...(whose ?? [])].filter(Boolean),
  }
}

function detail(verdict: Verdict, locale: DoorLocale, words: Words): string {
  switch (verdict.kind) {
    case 'in':
      return verdict.isNew ? words.isNew : verdict.isBack ? words.isBack : ''
    case 'already-in':
      return words.cameIn(clockAt(verdict.at), verdict.gate)
    case 'other-day':
    case 'not-yet':
    case 'over':
      return words.goodOn(daysText(verdict.days, locale))
    case 'other-year':
      return words.ofYear(verdict.year)
    default:
      return ''
  }
}

const daysText = ({ first, last }: DoorDays, locale: DoorLocale) => dateRange(parseMoment(first) ?? 0, parseMoment(last), locale)

/** A warning from the server about somebody whom this phone has admitted; null: none. */
export function doubtText(answer: EntryAnswer, words: Words): VerdictText | null {
  if (!answer.stored)
    return answer.refused === 'unknown' ? { tone: 'bad', word: words.verdicts.unknown, lines: [words.againstRules] } : null
  const { conflict, first } = answer
  if (conflict === null) return null
  if (first) return { tone: 'warn', word: words.twice, lines: [words.twiceText(clockAt(first.at), first.gate)] }
  return { tone: 'bad', word: words.verdicts[conflict], lines: [words.againstRules] }
}
