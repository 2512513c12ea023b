// The rest of the day, planned anew after an interruption: proposed, changed by hand in place, accepted in one act.
import { isPlannedSince } from '@forum/desk/day/day-version.ts'
import type { StoredInterruption } from '@forum/desk/day/interruptions.ts'
import { type PlannedPlace, planBase } from '@forum/desk/day/press-plan.ts'
import { type ProposedPlace, proposeDay } from '@forum/domain/day-state/propose-day.ts'
import { hallTitles } from '@forum/domain/day-state/written-programme.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import { clockAt, clockToday, dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { Hono } from 'hono'
import type { OfficeLanguage } from '../staff/session.ts'
import { type OfficeEnv, type OfficeParts, type OfficeRoom, typedText } from './office-room.ts'
import type { PlanRowView, PlanView } from './plan-view.ts'

const minute = 60_000
/** Minutes to which a break may be shortened at first. */
const usualBreak = 10
const [mostLate, mostBreak] = [600, 180]

type Desk = OfficeParts['desk']

export function planPages(stack: Hono<OfficeEnv>, { parts: { desk }, show }: OfficeRoom): void {
  stack.get('/day/plan', async (context) => {
    await desk.day.look()
    const asked = (name: string) => context.req.query(name) ?? ''
    return show(context, { ...(await planNow(desk, asked, context.get('organiser').language)), fault: null })
  })
  stack.post('/day/plan', async (context) => {
    await desk.day.look()
    const form = context.get('form')
    const view = await planNow(desk, (name) => typedText(form, name), context.get('organiser').language)
    const rows = view.rows.map((row) => typedRow(row, form))
    const places = rows.map((row) => placeIn(row))
    const whole = places.filter((place) => place !== null)
    const refuse = (fault: NonNullable<PlanView['fault']>) => show(context, { ...view, rows, fault }, 400)
    if (whole.length < places.length) return refuse('noTime')
    const pressed = await desk.day.acceptPlan(context.get('organiser'), { base: typedText(form, 'base'), places: whole })
    if (pressed.outcome === 'refused') return refuse(pressed.fault)
    return context.redirect(`/day?told=${pressed.outcome}#done`, 303)
  })
}

/** The interruption of today after which nothing was planned yet; undefined: none. */
export async function interruptionToPlan({ database, day, now }: Desk): Promise<StoredInterruption | undefined> {
  const today = dateAt(now())
  const last = day.version()?.interruptions.findLast(({ isDrill, since }) => !isDrill && dateAt(since) === today)
  return last && !(await isPlannedSince(database, last.since)) ? last : undefined
}

/** Five, ten … minutes: nobody announces 43. */
const roundUp = (ms: number) => Math.ceil(ms / minute / 5) * 5

async function planNow(desk: Desk, typed: (name: string) => string, language: OfficeLanguage): Promise<Omit<PlanView, 'fault'>> {
  const { day, now: clock } = desk
  const [now, programme, version] = [clock(), day.programme(), day.version()]
  const interrupted = await interruptionToPlan(desk)
  const goesOn = interrupted?.resumesAt ?? now
  const late = wholeIn(typed('late'), mostLate) ?? (interrupted ? roundUp(goesOn - interrupted.since) : 0)
  const shortestBreak = wholeIn(typed('break'), mostBreak) ?? usualBreak
  const end = clockToday(typed('end'), now)
  const moves = version?.moves ?? []
  const rest = { since: interrupted?.since ?? now, roomIds: interrupted?.roomIds ?? null }
  const proposed = proposeDay(programme.events, moves, {
    ...rest,
    late: late * minute,
    shortestBreak: shortestBreak * minute,
    end,
  })
  const titles = hallTitles(programme, language)
  const evening = end ?? Math.max(...proposed.map(({ old }) => old.end ?? old.start ?? 0))
  return {
    page: 'plan',
    wish: { late, shortestBreak, end: proposed.length === 0 ? '' : clockAt(evening) },
    base: planBase(version, programme.events),
    rows: proposed.map((place) => rowOf(place, titles, language)),
    halls: [...titles].map(([id, title]) => ({ id, title })),
  }
}

function rowOf(
  { event, old, start, end, passesEnd, runsInto }: ProposedPlace,
  titles: Map<string, string>,
  language: OfficeLanguage,
): PlanRowView {
  return {
    id: event.id,
    title: textIn(event.title, language),
    isBreak: !isSession(event),
    old: { start: old.start ?? start, end: old.end, hall: titles.get(old.roomId ?? '') ?? '' },
    start: clockAt(start),
    end: end === null ? '' : clockAt(end),
    hall: old.roomId ?? '',
    isCut: false,
    isChanged: start !== old.start || end !== old.end,
    passesEnd,
    runsInto: runsInto === null ? null : clockAt(runsInto),
  }
}

/** The row with what was typed into it, if it stands in the form. */
function typedRow(row: PlanRowView, form: FormData): PlanRowView {
  const typed = (name: string) => (form.has(`${name}-${row.id}`) ? typedText(form, `${name}-${row.id}`) : null)
  const start = typed('start')
  if (start === null) return row
  return { ...row, start, end: typed('end') ?? '', hall: typed('hall') ?? '', isCut: form.has(`cut-${row.id}`) }
}

/** null: one of its times is none. An end before the start is of the night. */
function placeIn({ id, start: from, end: to, hall, isCut, old }: PlanRowView): PlannedPlace | null {
  const start = clockToday(from, old.start)
  const end = to === '' ? null : clockToday(to, old.start)
  if (start === null || (to !== '' && end === null)) return null
  const isNight = end !== null && end <= start && end + day - start < day / 2
  return { eventId: id, start, end: isNight ? end + day : end, roomId: hall === '' ? null : hall, isCut }
}

const day = 24 * 60 * minute

function wholeIn(text: string, most: number): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null
  return number !== null && number <= most ? number : null
}
