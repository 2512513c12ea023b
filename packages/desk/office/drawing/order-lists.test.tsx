import type { DeedView } from '@forum/desk/office/pages/order-page.ts'
import { officeWords } from '@forum/desk/words/office/office-words.ts'
import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, test } from 'vitest'
import { OfficeContext } from './office-words.tsx'
import { DeedList } from './order-lists.tsx'

const frame = { language: 'en', organiser: null, path: '/', query: '', siteUrl: '' } as const

test.each<[action: DeedView['action'], before: object, said: string[]]>([
  ['refunded', { seats: [2], amount: 1_250_050 }, ['Seat 2, 12 500.50 ₴']],
  ['resent', { to: 'attendees', ticket: null }, ['Only to attendees who gave their own email']],
  ['readdressed', { email: 'old@lad.example' }, ['previously: old@lad.example']],
  ['lettersSent', { letter: 'after-2025', people: 3 }, ['After the forum: thanks and recordings, recipients: 3']],
  ['waitingRemoved', { waiting: '7c2' }, []],
  ['sentBack', { iban: '…6789' }, ['…6789']],
  ['returnsSent', { transfers: 3, amount: 100 }, ['transfers: 3, 1 ₴']],
])('the journal tells %s as people say it', (action, before, said) => {
  const deed = { id: 1, at: 0, by: 'Olena', reason: '', order: null, request: null, transfer: null, action, before }
  const list = (
    <OfficeContext value={{ words: officeWords.en, frame }}>
      <DeedList deeds={[deed]} />
    </OfficeContext>
  )
  expect(
    drawn(htmlOf(list), 'span')
      .slice(1)
      .map(({ text }) => text),
  ).toEqual(said)
})
