// The running day on the phone: what is interrupted, what became of this phone's presses, what the alert service asks; and the large buttons.
import { type DoorDay, type DoorInterruption, pressLasts } from '@forum/domain/door/day-wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { element } from './element.ts'
import { currentLocale, currentWords } from './language.ts'
import type { DayDeed, KeptPress, Presses, PressNews } from './presses.ts'
import type { Link } from './sync.ts'

export type DayBarParts = {
  /** Whether this phone may press. */
  mayPress: boolean
  presses: Pick<Presses, 'shown' | 'news' | 'press' | 'takeBack' | 'decide'>
  heard(): { day: DoorDay; heardAt: Instant } | null
  isFresh(): boolean
  link(): Link
  now(): Instant
  /** Something was pressed: it is on the disk. */
  pressed(): void
}

type Line = { text: string; buttons?: readonly HTMLElement[]; tone?: 'warn' | 'bad' | 'good' }

export function createDayBar(parts: DayBarParts) {
  const view = element('section', { className: 'day', hidden: true, role: 'status', data: { theme: 'white' } })
  const dialog = parts.mayPress ? pressDialog(parts) : null
  let before = ''
  return {
    view,
    dialog: dialog?.view ?? null,
    /** Opens the large buttons; null: this phone may not press. */
    button:
      dialog &&
      element('button', { type: 'button', className: 'interrupt', textContent: currentWords().day.open, onclick: dialog.open }),
    /** What was drawn stays until it says something else: a thumb is on its way to a button. */
    update() {
      const lines = linesOf(parts)
      const said = JSON.stringify(lines.map(({ text, buttons = [] }) => [text, buttons.map(({ textContent }) => textContent)]))
      if (said === before) return
      before = said
      view.hidden = lines.length === 0
      view.replaceChildren(
        ...lines.map(({ text, buttons = [], tone = 'warn' }) =>
          element('div', { data: { tone } }, element('p', { textContent: text }), ...buttons),
        ),
      )
    },
  }
}

function linesOf(parts: DayBarParts): Line[] {
  const { presses, mayPress } = parts
  const news = presses.news()
  return [
    ...(mayPress ? questionLines(parts) : []),
    ...stateLines(parts),
    ...(news === null ? [] : newsLines(news)),
    ...presses.shown().map((press) => pressLine(press, parts)),
  ]
}

const hallsIn = ({ halls }: Pick<DoorInterruption, 'halls'>) => halls?.[currentLocale()] ?? ''

function stateLines({ heard, isFresh, now, mayPress }: DayBarParts): Line[] {
  const { day: words } = currentWords()
  const known = heard()
  if (!known) return []
  const on = known.day.interruptions.filter(({ resumesAt }) => resumesAt === null || now() < resumesAt)
  const age = isFresh() ? '' : words.asOf(clockAt(known.heardAt))
  if (on.length === 0) return mayPress && age !== '' ? [{ text: words.calmAsOf(clockAt(known.heardAt)) }] : []
  return on.map((one) => ({ text: [textOf(one), age].filter(Boolean).join(' ') }))
}

/** What is interrupted, in sentences. */
function textOf(one: DoorInterruption): string {
  const { day: words } = currentWords()
  const said = [
    `${words.isOn(one.kind, clockAt(one.since), hallsIn(one))}.`,
    one.isDrill ? words.drill : '',
    one.by === '' ? '' : words.pressedBy(one.by),
    one.resumesAt === null ? '' : words.resumes(clockAt(one.resumesAt)),
  ]
  return said.filter(Boolean).join(' ')
}

function questionLines({ heard, presses, pressed }: DayBarParts): Line[] {
  const { day: words } = currentWords()
  const question = heard()?.day.question ?? null
  if (!question || presses.shown().some(({ state }) => state === 'waiting')) return []
  const { kind, since, source } = question
  const yes = button(kind === 'alert' ? words.alert : words.goOn, async () => {
    if (kind === 'alert') await presses.press('alert')
    else for (const { id } of alertsOf(heard()?.day)) await presses.press('goOn', { about: id })
    pressed()
  })
  const no = button(words.decline[kind], () => presses.press('decline', { about: String(since) }).then(pressed))
  return [{ text: words.asks[kind](clockAt(since), source), buttons: [yes, no] }]
}

/** Alerts that the all-clear ends. */
const alertsOf = (day: DoorDay | undefined) =>
  (day?.interruptions ?? []).filter(({ kind, isDrill, resumesAt }) => kind === 'alert' && !isDrill && resumesAt === null)

function newsLines(news: PressNews): Line[] {
  const { day: words } = currentWords()
  if (news.outcome === 'already') return [{ text: words.already(news.by, clockAt(news.at)) }]
  if (news.outcome === 'refused') return [{ text: words.faults[news.fault], tone: 'bad' }]
  return news.deed === 'undo' ? [{ text: words.undone, tone: 'good' }] : []
}

function pressLine(press: KeptPress, { presses, heard, link, now, pressed }: DayBarParts): Line {
  const { day: words } = currentWords()
  const { id, deed, at, state, why } = press
  const then = (work: Promise<void>) => work.then(pressed)
  const what = whatOf(press, heard()?.day)
  const [clock, age] = [clockAt(at), now() - at]
  if (state === 'done')
    return { text: words.out(what), tone: 'good', buttons: [button(words.undo, () => then(presses.takeBack(id)))] }
  if (state === 'asks') {
    const name = deed as DayDeed
    const text =
      why === 'overtaken'
        ? words.askOvertaken(what, clock, name)
        : words.askOld(what, clock, Math.max(0, Math.floor(age / 60_000)), name)
    const answers = [true, false].map((isWanted) =>
      button(isWanted ? words.yes[name] : words.no, () => then(presses.decide(id, isWanted))),
    )
    return { text, tone: 'bad', buttons: answers }
  }
  if (link() !== 'offline') return { text: words.sending(what) }
  const isLate = age > pressLasts && deed !== 'undo'
  const isDay = deed === 'alert' || deed === 'pause' || deed === 'goOn'
  return {
    text: `${words.notOut(what, clock)} ${isLate ? words.willAsk : words.willGo}`,
    tone: 'bad',
    buttons: isDay ? [button(words.takeBack, () => then(presses.takeBack(id)))] : [],
  }
}

/** A press in words: what, and where. `day`: for the titles of halls. */
export function whatOf({ deed, hall }: Pick<KeptPress, 'deed' | 'hall'>, day: DoorDay | undefined): string {
  const title = hall === null ? '' : (day?.halls.find(({ id }) => id === hall)?.title[currentLocale()] ?? hall)
  return currentWords().day.what(deed === 'decline' ? 'undo' : deed, title)
}

const button = (textContent: string, onclick: () => unknown, className = '') =>
  element('button', { type: 'button', textContent, onclick, className })

function pressDialog({ presses, heard, isFresh, now, pressed }: DayBarParts) {
  const { day: words, close } = currentWords()
  const content = element('div', { className: 'presses' })
  const view: HTMLDialogElement = element(
    'dialog',
    { data: { theme: 'ink' }, aria: { label: words.title } },
    content,
    button(close, () => view.close()),
  )
  const press = (deed: DayDeed, own: { hall?: string; about?: string } = {}) => {
    view.close()
    return presses.press(deed, own).then(pressed)
  }
  const parts = () => {
    const { interruptions = [], halls = [] } = heard()?.day ?? {}
    const on = interruptions.filter(({ resumesAt }) => resumesAt === null || now() < resumesAt)
    /** What is so already is not offered, as far as this phone can know. */
    const isSo = (kinds: readonly DoorInterruption['kind'][]) =>
      isFresh() && on.some((one) => kinds.includes(one.kind) && one.halls === null && one.resumesAt === null && !one.isDrill)
    return [
      element('h2', { textContent: words.title }),
      ...on.flatMap((one) => [
        element('p', { textContent: textOf(one) }),
        button(words.goOn, () => press('goOn', { about: one.id }), 'large'),
      ]),
      isSo(['alert']) ? '' : button(words.alert, () => press('alert'), 'large'),
      isSo(['alert', 'pause']) ? '' : button(words.pause, () => press('pause'), 'large'),
      ...(halls.length > 1 ? [oneHall(halls, press)] : []),
    ]
  }
  return {
    view,
    open() {
      // Drawn anew when it is opened, never under a thumb.
      content.replaceChildren(...parts())
      view.showModal()
    },
  }
}

function oneHall(halls: DoorDay['halls'], press: (deed: DayDeed, own: { hall: string }) => unknown): HTMLElement {
  const { day: words } = currentWords()
  return element(
    'details',
    {},
    element('summary', { textContent: words.oneHall }),
    ...halls.map(({ id, title }) =>
      element(
        'div',
        { className: 'hall' },
        element('p', { textContent: title[currentLocale()] }),
        ...(['alert', 'pause'] as const).map((deed) => {
          const name = deed === 'alert' ? words.hallAlert : words.hallPause
          const made = button(name, () => press(deed, { hall: id }))
          made.setAttribute('aria-label', `${name}: ${title[currentLocale()]}`)
          return made
        }),
      ),
    ),
  )
}
