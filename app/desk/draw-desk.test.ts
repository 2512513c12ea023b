import { expect, it } from 'vitest'
import type { GatesView } from '#server/organisers/desk-view.ts'
import { drawDesk } from './draw-desk.tsx'

const frame = {
  language: 'en',
  organiser: { name: 'Ada', role: 'organiser' },
  path: '/gates',
  query: '?a=1&b=2',
  siteUrl: '',
} as const
const board = { day: '2025-10-16', now: 0, days: null, tickets: 0, arrived: 0, inside: 0, gates: [], quarters: [], conflicts: [] }
const gates: GatesView = { page: 'gates', gates: [], stewards: [], isEnded: false, board, made: null, fault: null }

it('the title of a page whose form was refused begins with that: a screen reader reads it first', () => {
  expect(drawDesk(gates, frame).html).toContain('<title>Entrance')
  const refused = { ...gates, fault: { kind: 'noName' as const, typed: '' } }
  expect(drawDesk(refused, frame).html).toContain('<title>Not done: Entrance')
})

it('who changes the language comes back to the same list', () => {
  expect(drawDesk(gates, frame).html).toContain('name="back" value="/gates?a=1&amp;b=2"')
})
