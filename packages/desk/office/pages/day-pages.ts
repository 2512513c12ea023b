// The page of the running day: interrupt, go on, a hall that is late or moved, undo, drill. Each button is one press.

import { may } from '@forum/desk/audit/rights.ts'
import type { DayVersion } from '@forum/desk/day/day-version.ts'
import { lasts } from '@forum/desk/day/interruptions.ts'
import type { Pressed } from '@forum/desk/day/press.ts'
import { holds } from '@forum/domain/day-state/moves.ts'
import { hallTitles, type WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { undoTime } from '@forum/domain/door/day-wire.ts'
import { everyLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockToday, dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { Hono } from 'hono'
import type { OfficeLanguage } from '../staff/session.ts'
import { alertsView, decline, questionPage, switchService } from './alert-pages.ts'
import { hallViews } from './day-halls.ts'
import type { DayView } from './day-view.ts'
import { deedLines } from './home-page.ts'
import { type OfficeContext, type OfficeEnv, type OfficeParts, type OfficeRoom, typedText } from './office-room.ts'
import { interruptionToPlan, planPages } from './plan-pages.ts'
import { reportPages } from './report-pages.ts'

/** Entries of the journal on the page. */
const latest = 12

type Desk = OfficeParts['desk']

export function dayPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { parts, show } = room
  const { desk } = parts
  const page = async (context: OfficeContext, told: Pick<DayView, 'told' | 'fault'>) => {
    await desk.day.look()
    const { language } = context.get('organiser')
    const deeds = await deedLines(desk.database, desk.orders, latest, { isOfDay: true })
    const [alerts, isToPlan] = [await alertsView(desk), (await interruptionToPlan(desk)) !== undefined]
    return show(context, { page: 'day', ...dayNow(desk, language), alerts, isToPlan, deeds, ...told }, told.fault ? 400 : 200)
  }
  stack.use('/day/*', async (context, next) =>
    may(context.get('organiser').role, 'interrupt') ? next() : show(context, { page: 'problem', problem: 'forbidden' }, 403),
  )
  stack.get('/day', (context) => {
    const told = (['done', 'already'] as const).find((each) => each === context.req.query('told'))
    return page(context, { told: told ?? null, fault: null })
  })
  questionPage(stack, desk)
  planPages(stack, room)
  reportPages(stack, room)
  stack.post('/day', async (context) => {
    const other = ownValue(others, typedText(context.get('form'), 'deed'))
    if (other) {
      await other(desk, context)
      return context.redirect('/day', 303)
    }
    const press = ownValue(presses, typedText(context.get('form'), 'deed'))
    if (!press) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const pressed = await press(desk, context)
    if (pressed.outcome === 'refused') return page(context, { told: null, fault: pressed.fault })
    return context.redirect(`/day?told=${pressed.outcome}#done`, 303)
  })
}

/** What changes nothing of the day. */
const others = { decline, service: switchService }

type Press = (desk: Desk, context: OfficeContext) => Promise<Pressed>

/** The halls that are ticked; null: all. */
const hallsIn = (form: FormData) => (form.get('where') === 'halls' ? form.getAll('hall').map(String) : null)

const interrupting =
  (kind: 'alert' | 'pause'): Press =>
  ({ day }, context) =>
    day.interrupt(context.get('organiser'), { kind, roomIds: hallsIn(context.get('form')), drill: null })

const presses: Readonly<Record<string, Press>> = {
  alert: interrupting('alert'),
  pause: interrupting('pause'),
  drill: ({ day }, context) => {
    const drill = context.get('form').get('shown') === 'yes' ? 'shown' : 'hidden'
    return day.interrupt(context.get('organiser'), { kind: 'alert', roomIds: null, drill })
  },
  goOn: ({ day }, context) => day.goOn(context.get('organiser'), idIn(context.get('form'))),
  goOnAt: async ({ day, now }, context) => {
    const form = context.get('form')
    const at = clockToday(typedText(form, 'at'), now())
    return at === null ? { outcome: 'refused', fault: 'noTime' } : day.goOn(context.get('organiser'), { ...idIn(form), at })
  },
  late: ({ day }, context) => {
    const form = context.get('form')
    const minutes = Number(typedText(form, 'minutes') || Number.NaN)
    return day.runLate(context.get('organiser'), { roomId: typedText(form, 'hall'), minutes })
  },
  move: ({ day }, context) => {
    const form = context.get('form')
    return day.moveHall(context.get('organiser'), { from: typedText(form, 'hall'), to: typedText(form, 'to') })
  },
  undo: ({ day }, context) => day.undo(context.get('organiser'), Number(typedText(context.get('form'), 'revision'))),
}

function idIn(form: FormData): { id?: string } {
  const id = typedText(form, 'id')
  return id === '' ? {} : { id }
}

function dayNow(
  { day, now: clock }: Desk,
  language: OfficeLanguage,
): Omit<DayView, 'page' | 'alerts' | 'isToPlan' | 'deeds' | 'told' | 'fault'> {
  const [now, programme, version] = [clock(), day.programme(), day.version()]
  const { interruptions = [], moves = [] } = version ?? {}
  const titles = hallTitles(programme, language)
  const on = interruptions.filter((one) => lasts(one, now))
  return {
    wasInterrupted: interruptions.some(({ isDrill, since }) => !isDrill && dateAt(since) === dateAt(now)),
    isForumDay: programme.dates.includes(dateAt(now)),
    interruptions: on.map(({ roomIds, by, endedBy, ...same }) => ({
      ...same,
      halls: roomIds?.map((id) => titles.get(id) ?? id) ?? null,
      hallsIn: roomIds && everyLocale((locale) => titlesIn(programme, roomIds, locale)),
      by: by.name,
    })),
    halls: hallViews(programme, moves, now, language),
    undo: undoOf(version, now),
    taken: takenOff(programme, moves, now).map(({ title }) => textIn(title, language)),
  }
}

const titlesIn = (programme: WrittenProgramme, ids: readonly string[], locale: Locale) =>
  [...hallTitles(programme, locale)].flatMap(([id, title]) => (ids.includes(id) ? title : [])).join(', ')

function undoOf(version: DayVersion | undefined, now: Instant): DayView['undo'] {
  if (!version || version.why === 'undone' || now - version.at > undoTime) return null
  const { revision, why, by, at } = version
  return { revision, why, by: by.name, at, seconds: Math.max(1, Math.ceil((at + undoTime - now) / 1000)) }
}

/** Sessions of which an editor changed the place since they were moved today. */
const takenOff = ({ events }: WrittenProgramme, moves: NonNullable<DayVersion['moves']>, now: Instant) =>
  events.filter((event) =>
    moves.some((move) => move.eventId === event.id && dateAt(move.at) === dateAt(now) && !holds(move, event)),
  )
