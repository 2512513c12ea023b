// The main screen: verdict on top, camera below it, controls within reach of a thumb.
import type { DoorBoard, ListedTicket } from '@forum/domain/door/wire.ts'
import { boardView } from './board-view.ts'
import { createDayBar, type DayBarParts } from './day-bar.ts'
import { element } from './element.ts'
import type { Direction } from './gate.ts'
import { changeLocale, currentLocale, currentWords } from './language.ts'
import { refusedList } from './refused-list.ts'
import type { Link } from './sync.ts'
import type { UnsentEntry } from './unsent.ts'
import type { VerdictText } from './verdict-text.ts'

export type ScreenParts = {
  gate: string
  hasNames(): boolean
  startCamera(video: HTMLVideoElement): Promise<void>
  /** Text was typed. */
  typed(text: string): void
  chosen(ticket: ListedTicket): void
  board(): Promise<DoorBoard | null>
  /** Entries that the server did not take. */
  refused(): readonly UnsentEntry[]
  day: DayBarParts
}

/** `refused`: entries that the server did not take. `movedTo`: address of the gate under the desk's new name; null: none. */
type Status = {
  link: Link
  waiting: number
  refused: number
  listed: number | null
  conflicts: number
  movedTo: string | null
}

export type Screen = {
  direction(): Direction
  /** `undo`: undoes the entry, `back`: the person came back; missing: not offered. */
  say(text: VerdictText, buttons?: { undo?: () => void; back?: () => void }): void
  offer(tickets: readonly ListedTicket[]): void
  status(status: Status): void
}

export function showScreen(root: HTMLElement, parts: ScreenParts): Screen {
  const words = currentWords()
  document.documentElement.lang = currentLocale()
  document.title = `${parts.gate} – ${words.title}`
  const link = element('p', { className: 'link' })
  const verdict = element(
    'section',
    { className: 'verdict', role: 'status', data: { tone: 'none', theme: 'white' } },
    words.ready,
  )
  const found = element('ul', { className: 'found', hidden: true })
  const conflicts = element('p', { className: 'conflicts', hidden: true })
  const moved = element('p', { className: 'moved', hidden: true })
  const choice = directionChoice()
  const board = boardDialog(parts)
  const day = createDayBar(parts.day)
  root.replaceChildren(
    element('header', {}, element('h1', { textContent: parts.gate }), link, languageButton()),
    day.view,
    verdict,
    found,
    conflicts,
    moved,
    cameraPart(parts),
    element('footer', {}, choice.view, typing(parts), board.button, day.button),
    board.dialog,
    day.dialog ?? '',
  )
  return {
    direction: choice.direction,
    say(text, { undo, back } = {}) {
      found.hidden = true
      verdict.hidden = false
      const { tone, word, lines } = text
      verdict.dataset.tone = tone
      verdict.replaceChildren(
        element('p', { className: 'word', textContent: word }),
        ...lines.map((textContent) => element('p', { textContent })),
        back ? element('button', { type: 'button', textContent: words.cameBack, onclick: back }) : '',
        undo ? element('button', { type: 'button', textContent: words.undo, onclick: undo }) : '',
      )
    },
    offer(tickets) {
      found.hidden = false
      // The verdict belongs to another guest.
      verdict.hidden = true
      found.replaceChildren(...foundLines(tickets, parts))
    },
    status({ link: state, waiting, refused, listed, conflicts: number, movedTo }) {
      day.update()
      link.dataset.link = state
      const said = [
        state === 'offline' ? words.offline : words.online,
        listed === null ? words.noList : words.list(listed),
        waiting > 0 ? words.waiting(waiting) : '',
      ]
      link.textContent = said.filter(Boolean).join(' · ')
      const amiss = [number > 0 ? words.conflictCount(number) : '', refused > 0 ? words.notTaken(refused) : '']
      conflicts.textContent = amiss.filter(Boolean).join(' · ')
      conflicts.hidden = conflicts.textContent === ''
      moved.hidden = movedTo === null
      if (movedTo !== null) moved.replaceChildren(words.moved, element('a', { href: movedTo, textContent: words.movedLink }))
    },
  }
}

function foundLines(tickets: readonly ListedTicket[], { chosen }: ScreenParts): HTMLElement[] {
  const words = currentWords()
  return [
    element('li', { textContent: tickets.length > 0 ? words.found(tickets.length) : words.nothing }),
    ...tickets.map((ticket) => {
      const textContent = [ticket.name, ticket.number].filter(Boolean).join(' · ') || words.nobody
      return element('li', {}, element('button', { type: 'button', textContent, onclick: () => chosen(ticket) }))
    }),
  ]
}

function languageButton(): HTMLElement {
  const onclick = () => {
    changeLocale()
    location.reload()
  }
  const { language } = currentWords()
  return element('button', { type: 'button', lang: currentLocale() === 'uk' ? 'en' : 'uk', textContent: language, onclick })
}

function cameraPart({ startCamera }: ScreenParts): HTMLElement {
  const words = currentWords()
  const video = element('video', { playsInline: true, muted: true, hidden: true, aria: { label: words.ready } })
  const button = element('button', { type: 'button', className: 'start', textContent: words.camera })
  button.onclick = async () => {
    button.hidden = true
    video.hidden = false
    await startCamera(video).catch((error) => {
      console.warn(error)
      video.hidden = true
      button.hidden = false
      button.textContent = words.noCamera
    })
  }
  return element('div', { className: 'camera' }, video, button)
}

function typing({ typed, hasNames }: ScreenParts): HTMLElement {
  const words = currentWords()
  const placeholder = hasNames() ? words.typedWithName : words.typed
  const input = element('input', { type: 'text', name: 'ticket', autocomplete: 'off', placeholder, aria: { label: placeholder } })
  const form = element('form', {}, input, element('button', { type: 'submit', textContent: words.find }))
  form.onsubmit = (event) => {
    event.preventDefault()
    const text = input.value.trim()
    input.value = ''
    // Hides the phone's keyboard, and lets a hand scanner work again.
    input.blur()
    if (text) typed(text)
  }
  return form
}

function directionChoice() {
  const { direction, directions } = currentWords()
  const radio = (value: Direction) =>
    element(
      'label',
      {},
      element('input', { type: 'radio', name: 'direction', value, checked: value === 'in' }),
      directions[value],
    )
  const view = element('fieldset', { aria: { label: direction } }, radio('in'), radio('out'))
  const out = view.querySelector<HTMLInputElement>('[value=out]')
  return { view, direction: (): Direction => (out?.checked ? 'out' : 'in') }
}

function boardDialog({ board, refused }: ScreenParts) {
  const words = currentWords()
  const content = element('div')
  const close = element('button', { type: 'button', textContent: words.close, onclick: () => dialog.close() })
  const dialog: HTMLDialogElement = element('dialog', { data: { theme: 'ink' }, aria: { label: words.board } }, content, close)
  const onclick = async () => {
    const untaken = refused()
    content.replaceChildren(untaken.length > 0 ? refusedList(untaken, words) : '', boardView(await board(), words))
    dialog.showModal()
  }
  return { dialog, button: element('button', { type: 'button', className: 'board', textContent: words.board, onclick }) }
}

/** Shown instead of the screen: why this phone cannot be used. */
export function showNotice(root: HTMLElement, title: string, ...content: readonly (Node | false)[]): void {
  document.documentElement.lang = currentLocale()
  root.replaceChildren(
    element('header', {}, element('h1', { textContent: title }), languageButton()),
    ...content.filter((part) => part !== false),
  )
}
