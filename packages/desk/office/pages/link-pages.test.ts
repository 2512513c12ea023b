// The page of links with seats for partners: made within a day's limit, closed, and all taken back.

import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aTicket } from '@forum/domain/ticket/ticket-builder.ts'
import { expect, test } from 'vitest'
import type { LinksView } from './link-view.ts'
import { startOfficeSite } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'

const typed = { deed: 'make', kind: 'guest', allocation: 'Партнер Льон', giver: 'ТОВ «Льон»', seats: '5', day: '2099-01-01' }

test('a link is made, its seats are taken, it is closed and all of it is taken back', async () => {
  const forum = aForum({ year: 2025, invitationTickets: [aTicket({ id: 'guest', title: inAll('Гість'), quota: 20 })] })
  await using site = await startOfficeSite({ forum, limits: { amount: 0, seats: 8 } })
  const olena = await site.enter()
  const send = (fields: Record<string, string>) => olena.send('/guests/links', fields)
  const faultIn = (view: OfficeView | null) => (view?.page === 'links' ? view.fault : null)
  const faultOf = async (own: Record<string, string>) => faultIn((await send({ ...typed, ...own })).view)
  expect(
    await Promise.all([
      faultOf({ kind: 'x' }),
      faultOf({ allocation: '' }),
      faultOf({ seats: '0' }),
      faultOf({ day: '2020-01-01' }),
    ]),
  ).toEqual(['noKind', 'noAllocation', 'noSeats', 'notDay'])
  expect((await send(typed)).to).toBe('/guests/links?done=made#done')
  expect(await faultOf({})).toBe('taken')
  expect(await faultOf({ allocation: 'Партнер Лад' })).toBe('overLimit')
  const page = async () => (await olena.view('/guests/links')) as LinksView
  const [link] = (await page()).links
  if (!link) throw new Error('no link')
  expect(link).toMatchObject({ allocation: 'Партнер Льон', kind: 'Гість', seats: 5, left: 5, isOpen: true })
  const key = link.address.split('/').at(-1) ?? ''
  const people = [{ name: 'Ада Лист', company: '', position: '', email: 'ada@mail.example' }]
  await site.desk.sale.seatLinks.claim({ key, people, ticket: { id: 'guest', quota: 20 }, title: 'Гість', locale: 'en' })
  expect((await page()).links).toMatchObject([{ left: 4 }])
  expect(faultIn((await send({ deed: 'withdraw', id: link.id })).view)).toBe('noReason')
  expect((await send({ deed: 'withdraw', id: link.id, reason: 'партнер відмовився' })).status).toBe(303)
  expect((await page()).links).toMatchObject([{ left: 5, isOpen: false }])
  expect(faultIn((await send({ deed: 'close', id: link.id })).view)).toBe('stale')
  const journal = await olena.view('/journal')
  expect(journal.page === 'journal' && journal.deeds.map(({ action }) => action)).toEqual([
    'withdrawn',
    'linkClosed',
    'claimed',
    'linkMade',
  ])
})
