import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { freshPost, openDesk, post, quiet } from '@forum/desk/post/mail/deliver-mail-fixture.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { expect, test, vi } from 'vitest'
import type { GuestsView, RequestView } from './guest-view.ts'
import { createOfficeSite } from './office-site.ts'
import { officeParts } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'

freshPost()

const deskUrl = 'https://desk.forum.example'

/** The desk as an organiser of the demo uses it; its pages are the values that they are drawn of. */
async function signedIn(seatsADay = 1000) {
  const desk = await openDesk({ SMTP_URL: post.url })
  const forum = aForum({
    year: 2025,
    ticketsStatus: 'started',
    ticketGroups: [
      aTicketGroup({
        id: 'g',
        title: inAll('Учасник'),
        tickets: [aTicket({ id: 'full', title: inAll('Учасник'), price: 7900, quota: 40 })],
      }),
    ],
    invitationTickets: [
      aTicket({ id: 'guest', title: inAll('Гість'), quota: 20 }),
      aTicket({ id: 'press', title: inAll('Преса') }),
    ],
  })
  const edition = () => ({ forum: 'Форум 2025', date: '', place: '', calendar: null })
  const limits = { amount: 0, seats: seatsADay }
  const stack = createOfficeSite(officeParts(desk, { edition, forum: () => forum, deskUrl, limits }))
  let cookie = ''
  const ask = async (path: string, fields?: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value)
    const incoming = { headers: { origin: deskUrl } }
    const answer = await stack.request(path, { headers: { cookie }, ...(fields && { method: 'POST', body }) }, {
      incoming,
    } as never)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const view = async <View extends OfficeView>(path: string, fields?: Record<string, string | File>) =>
    (await (await ask(path, fields)).json()) as View
  await ask('/enter', {})
  return { desk, ask, view }
}

const typed = { kind: 'guest', allocation: 'Партнери', giver: 'ТОВ «Льон»', language: 'en' }
const list = 'Name;E-mail\nAda Leaf;ada@mail.example\nBob Root;\nEve Stem;eve@mail.example'

test('a list is checked, tried on oneself and sent: nobody is written to before, each once, and the journal says by whom', async () => {
  const { desk, ask, view } = await signedIn()
  const { kinds } = await view<GuestsView>('/guests')
  expect(kinds.map(({ title, left }) => [title, left])).toEqual([
    ['Гість', 20],
    ['Преса', null],
    ['Учасник', 40],
  ])
  const { checked } = await view<GuestsView>('/guests', { ...typed, list, deed: 'check' })
  expect(checked).toMatchObject({
    invited: 2,
    lines: [
      { line: 2, why: null },
      { line: 3, why: 'faulty', faults: { email: 'empty' } },
      { line: 4, why: null },
    ],
  })
  expect(checked?.letter.text).toContain('ТОВ «Льон»')
  desk.run.start()
  await ask('/guests', { ...typed, list, deed: 'sample', to: 'me@mail.example' })
  await vi.waitFor(() => expect(post.letters.map(({ receivers }) => receivers)).toEqual([['me@mail.example']]))
  expect(post.letters[0]?.mail.text).not.toMatch(/Ада|Ada/)
  expect(await desk.sale.orders.list(9)).toEqual([])
  const send = { ...typed, list, deed: 'send', digest: checked?.digest ?? '' }
  const sent = await ask('/guests', send)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/guests?done=sent&number=2#done'])
  expect(await view<GuestsView>('/guests', send)).toMatchObject({
    fault: { fault: 'nobody' },
    checked: { invited: 0 },
  })
  await quiet(desk)
  // With the ticket and the entry for the calendar.
  expect(
    post.letters
      .slice(1)
      .map(({ receivers, mail }) => [receivers, mail.subject, mail.attachments.length])
      .toSorted(),
  ).toEqual([
    [['ada@mail.example'], checked?.letter.subject, 2],
    [['eve@mail.example'], checked?.letter.subject, 2],
  ])
  expect(await latestDeeds(desk.database, 9)).toMatchObject([
    { action: 'invited', seats: 2, reason: 'Партнери, Гість, ТОВ «Льон»', by: { id: 'demo' } },
  ])
  expect((await view<GuestsView>('/guests')).allocations).toEqual([
    { name: 'Партнери', giver: 'ТОВ «Льон»', kinds: 'Гість', invited: 2, arrived: 0, withdrawn: 0 },
  ])
  expect(await view<GuestsView>('/guests', { deed: 'withdraw', allocation: 'Партнери', reason: '' })).toMatchObject({
    fault: { fault: 'noReason' },
  })
  expect((await ask('/guests', { deed: 'withdraw', allocation: 'Партнери', reason: 'помилка' })).status).toBe(303)
  expect((await view<GuestsView>('/guests')).allocations).toMatchObject([{ invited: 0, withdrawn: 2 }])
})

test('what is missing is said, and a file of Excel in Windows-1251 is read as it is', async () => {
  const { view } = await signedIn()
  const faultOf = async (fields: Record<string, string>) =>
    (await view<GuestsView>('/guests', { ...typed, list, ...fields })).fault?.fault
  expect(await faultOf({ kind: 'nothing' })).toBe('noKind')
  expect(await faultOf({ allocation: ' ' })).toBe('noAllocation')
  expect(await faultOf({ list: '' })).toBe('noList')
  const { checked } = await view<GuestsView>('/guests', { ...typed, list: 'Ada' })
  expect(await faultOf({ list: 'Ada', deed: 'send', digest: checked?.digest ?? '' })).toBe('nobody')
  expect(await faultOf({ deed: 'sample', to: 'nobody' })).toBe('notEmail')
  // "Ада;ada@mail.example"
  const file = new File([Uint8Array.from([0xc0, 0xe4, 0xe0]), ';ada@mail.example'], 'guests.csv')
  expect((await view<GuestsView>('/guests', { ...typed, list: '', file })).checked?.lines).toMatchObject([
    { name: 'Ада', why: null },
  ])
  const workbook = new File(['PK\u0003\u0004\u0000'], 'guests.xlsx')
  expect(await view<GuestsView>('/guests', { ...typed, list, file: workbook })).toMatchObject({
    fault: { fault: 'notText' },
    typed: { list },
  })
})

test('a list of far more people than can be invited is kept as it was typed, and not checked', async () => {
  const { view } = await signedIn()
  const refused = await view<GuestsView>('/guests', { ...typed, list: 'Ада;ada@mail.example\n'.repeat(2001), deed: 'check' })
  expect(refused).toMatchObject({ fault: { fault: 'tooMany' }, checked: null })
  expect(refused.typed.list).toContain('Ада;ada@mail.example')
})

test('only the list that was checked is sent', async () => {
  const { desk, ask, view } = await signedIn()
  const digest = (await view<GuestsView>('/guests', { ...typed, list })).checked?.digest ?? ''
  const send = { ...typed, deed: 'send', digest }
  const changed = await view<GuestsView>('/guests', { ...send, list: `${list}\nZoe;zoe@mail.example` })
  expect(changed).toMatchObject({ fault: { fault: 'changed' }, checked: { invited: 3 } })
  const { digest: _, ...unchecked } = send
  expect(await view<GuestsView>('/guests', { ...unchecked, list })).toMatchObject({ fault: { fault: 'changed' } })
  expect(await desk.sale.orders.list(9)).toEqual([])
  expect((await ask('/guests', { ...send, list })).status).toBe(303)
})

test('nobody gives away more seats in a day than one may', async () => {
  const { desk, view } = await signedIn(1)
  const digest = (await view<GuestsView>('/guests', { ...typed, list })).checked?.digest ?? ''
  expect(await view<GuestsView>('/guests', { ...typed, list, deed: 'send', digest })).toMatchObject({
    fault: { fault: 'overLimit' },
  })
  expect(await desk.sale.orders.list(9)).toEqual([])
})

test('a journalist is accredited and a group invoiced on the pages of their requests, each once', async () => {
  const { desk, ask, view } = await signedIn()
  const here = { locale: 'en', page: '/', forumYear: 2025 } as const
  const person = { email: 'iryna@mail.example', phone: '+38 044 000 00 01', position: 'reporter', consent: true }
  await desk.forms.submissions.accept(
    'accreditation',
    { ...person, firstname: 'Iryna', lastname: 'Novak', media: 'Leaf', website: '', comments: '' },
    here,
  )
  await desk.forms.submissions.accept('groupOrder', { ...person, name: 'Petro', company: 'Linen', participants: 3 }, here)
  const { requests } = await view<Extract<OfficeView, { page: 'requests' }>>('/requests')
  const pathOf = (kind: string) => `/requests/${requests.find((each) => each.kind === kind)?.id}`
  const [press, group] = [pathOf('accreditation'), pathOf('groupOrder')]
  expect((await ask(press, { deed: 'ask', text: ' ' })).status).toBe(400)
  expect((await ask(press, { deed: 'accept', kind: 'press' })).status).toBe(303)
  expect(await view<RequestView>(press, { deed: 'accept', kind: 'press' })).toMatchObject({ refused: { fault: 'stale' } })
  expect(await view<RequestView>(press)).toMatchObject({ state: 'accepted', answer: { order: '2025-00001' } })
  expect((await desk.sale.orders.byNumber('2025-00001'))?.origin).toEqual({ source: 'press', allocation: 'Преса', giver: '' })
  expect(await view<RequestView>(group)).toMatchObject({ seats: 3, kinds: [{ id: 'full', price: 7900, left: 40 }] })
  const wish = { deed: 'invoice', kind: 'full', seats: '41', company: 'Linen', edrpou: '37193071', list: 'Ada Leaf' }
  expect(await view<RequestView>(group, wish)).toMatchObject({
    refused: { fault: 'soldOut', detail: '40', typed: { seats: '41' } },
  })
  expect(await view<RequestView>(group, { ...wish, edrpou: '37193070' })).toMatchObject({ refused: { fault: 'edrpouCheck' } })
  // What only invitations give is not sold to groups either.
  expect(await view<RequestView>(group, { ...wish, kind: 'guest' })).toMatchObject({ refused: { fault: 'noKind' } })
  expect((await ask(group, { ...wish, seats: '3' })).status).toBe(303)
  expect(await desk.sale.orders.byNumber('2025-00002')).toMatchObject({
    method: 'bank',
    total: 23_700,
    lines: [{ attendees: [{ name: 'Ada Leaf' }, {}, {}] }],
  })
  expect((await latestDeeds(desk.database, 9)).map(({ action, seats }) => [action, seats])).toEqual([
    ['invoiced', 0],
    ['accredited', 1],
  ])
})
