import type { HomeView } from '@forum/desk/office/pages/home-page.ts'
import type { GatesView } from '@forum/desk/office/pages/office-view.ts'
import { expect, it } from 'vitest'
import { drawOffice } from './draw-office.tsx'

const frame = {
  language: 'en',
  organiser: { name: 'Ada', role: 'organiser' },
  path: '/gates',
  query: '?a=1&b=2',
  siteUrl: '',
} as const
const board = {
  day: '2025-10-16',
  now: 0,
  days: null,
  tickets: 0,
  arrived: 0,
  inside: 0,
  returned: null,
  gates: [],
  quarters: [],
  conflicts: [],
}
const gates: GatesView = { page: 'gates', gates: [], stewards: [], isEnded: false, board, made: null, fault: null }

it('the title of a page whose form was refused begins with that: a screen reader reads it first', () => {
  expect(drawOffice(gates, frame).html).toContain('<title>Entrance')
  const refused = { ...gates, fault: { kind: 'noName' as const, typed: '' } }
  expect(drawOffice(refused, frame).html).toContain('<title>Not done: Entrance')
})

it('who changes the language comes back to the same list', () => {
  expect(drawOffice(gates, frame).html).toContain('name="back" value="/gates?a=1&amp;b=2"')
})

it('the first page names an address of the organisers that gets no mail; and since when nobody says who may come in; that is no refused form', () => {
  const nothing = { number: 0, amount: 0 }
  const waits = {
    books: [],
    transfers: nothing,
    back: nothing,
    misfits: 0,
    partPaid: 0,
    requests: 0,
    invoices: 0,
    expected: 0,
    endingSoon: 0,
    paidInVain: 0,
    owed: 0,
    openRefunds: 0,
    undelivered: 0,
  }
  const home: HomeView = {
    page: 'home',
    isForumDay: false,
    heldBack: [],
    isLost: false,
    scarce: null,
    unsaved: null,
    late: null,
    staffUnansweredSince: null,
    unreached: ['gone@forum.example'],
    waits,
    latest: [],
    deeds: [],
  }
  const { html } = drawOffice(home, frame)
  expect(html).toContain('<title>To do')
  expect(html).toContain('gone@forum.example')
  expect(drawOffice({ ...home, unreached: [] }, frame).html).not.toContain('refuses an address')
  expect(html).not.toContain('disk are free')
  expect(drawOffice({ ...home, unreached: [], scarce: 4 }, frame).html).toContain('Only 4 % of the server’s disk are free')
  expect(drawOffice({ ...home, unsaved: { hours: 7 } }, frame).html).toContain('the last whole one is 7 h old')
  expect(drawOffice({ ...home, unsaved: { hours: null } }, frame).html).toContain('there is no whole one yet')
  const unanswered = drawOffice({ ...home, staffUnansweredSince: Date.UTC(2025, 8, 9, 9, 5) }, frame).html
  expect(unanswered).toContain('Since 12:05 the content service has not said who may still open the desk')
})
