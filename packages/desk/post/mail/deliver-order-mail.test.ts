import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orderOf, placed, refunded } from '@forum/desk/composition/desk-fixture.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import {
  beginningOf,
  colleague,
  directory,
  freshPost,
  office,
  openDesk,
  person,
  post,
  quiet,
  subjects,
} from './deliver-mail-fixture.ts'

freshPost()

test('an order, in its language: the invoice with its PDF, then the tickets, and to each attendee their own', async () => {
  const locale = 'en'
  const open = await openDesk({ SMTP_URL: post.url })
  const order = await placed(open.sale, orderOf(person, colleague, { locale }))
  open.run.start()
  await quiet(open)
  const { orders } = catalogues[locale].mail
  const [invoice] = post.letters.filter(({ receivers }) => receivers.includes(person.email))
  expect(invoice?.mail.subject).toContain(order.number)
  expect(invoice?.mail.text).toContain(`https://forum.example${localePath(locale, pathWithin.order(order.pageKey))}`)
  expect(invoice?.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`${order.number}.pdf`, 'application/pdf'],
  ])
  expect(beginningOf(invoice?.mail.attachments[0]?.content)).toBe('%PDF')
  expect(subjects(office)).toEqual([catalogues.uk.mail.orders.notice(order.number)])
  // The organisers read the ticket's Ukrainian name beside the one that the buyer was told.
  const told = post.letters.find(({ receivers }) => receivers.includes(office))?.mail.text
  expect(
    [told, invoice?.mail.text].map((text) => /(?:Учасник \(Повний квиток\)|Повний квиток), 2 ×/.exec(text ?? '')?.[0]),
  ).toEqual(['Учасник (Повний квиток), 2 ×', 'Повний квиток, 2 ×'])

  post.letters.length = 0
  await open.sale.orders.markPaid(order.number)
  await open[Symbol.asyncDispose]()
  const again = await openDesk({ SMTP_URL: post.url })
  again.run.start()
  await quiet(again)
  expect(post.letters.map(({ receivers }) => receivers).toSorted()).toEqual([[colleague.email], [office], [person.email]])
  expect(subjects(office)).toEqual([catalogues.uk.mail.orders.noticePaid(order.number)])
  const tickets = post.letters.find(({ receivers }) => receivers.includes(person.email))?.mail
  expect(tickets?.subject).toBe(orders.tickets(order.number).subject)
  expect(tickets?.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual([
    'application/pdf',
    'application/pdf',
    'text/calendar',
  ])
  const one = post.letters.find(({ receivers }) => receivers.includes(colleague.email))?.mail
  expect(one?.subject).toBe(orders.attendeeTicket(person.name).subject)
  expect(one?.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual(['application/pdf', 'text/calendar'])
  expect(beginningOf(one?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content)).toBe('BEGI')
  const [first, second] = await again.sale.orders.ticketsOf(order.id)
  expect(one?.text).toContain(`/ticket/${second?.pageKey}`)
  expect(one?.text).not.toContain(first?.pageKey)
})

test('a corrected invoice is told as such, with its paper unless its address may be a message, and never after it is paid asked for', async () => {
  const locale = 'en'
  const open = await openDesk({ SMTP_URL: post.url })
  const correct = async (fields: Record<string, string>) => {
    const order = await placed(open.sale, orderOf(person, colleague, { locale }))
    const form = new FormData()
    for (const [name, value] of Object.entries({ seen: '1', name: person.name, ...fields })) form.set(name, value)
    await open.sale.correctOwnInvoice({ order, form, visitor: { address: '192.0.2.1' } })
    return order
  }
  const good = await correct({ company: 'Right Ltd', address: '12/3 Example St., 01001 Kyiv' })
  const bad = await correct({ company: 'Right Ltd', address: 'go to evil.example' })
  open.run.start()
  await quiet(open)
  const letterOf = ({ number }: { number: string }) =>
    post.letters.find(({ receivers, mail }) => receivers.includes(person.email) && mail.subject?.includes(number))?.mail
  const words = catalogues[locale].mail.orders
  expect(letterOf(good)?.subject).toBe(words.invoiceCorrected(good.number, 2, '').subject)
  expect(letterOf(good)?.text).toContain('Please pay it by')
  expect([letterOf(good)?.attachments.length, letterOf(bad)?.attachments.length]).toEqual([1, 0])
  expect(words.invoiceCorrected('1', 2, null).paragraphs.join()).not.toContain('pay')
})

test('only the letter of an invoice for limited seats has the address that keeps them, and it says what they are until then', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const above = await placed(open.sale, orderOf(person, colleague), 2)
  const held = await placed(open.sale, orderOf(person, colleague), 100)
  const confirmed = await placed(open.sale, orderOf(person, colleague), 100)
  await open.sale.orders.confirm(confirmed.confirmKey)
  const cancelled = await placed(open.sale, orderOf(person, colleague), 100)
  await open.sale.orders.cancelUnpaid([cancelled.id], true)
  open.run.start()
  await quiet(open)
  const letterOf = ({ number }: { number: string }) =>
    post.letters.find(({ receivers, mail }) => receivers.includes(person.email) && mail.subject?.includes(number))?.mail.text ??
    ''
  expect(letterOf(held)).toContain(`/uk/order/${held.pageKey}${held.confirmKey}\n`)
  expect(letterOf(held)).toContain('Місця за вами до')
  expect(letterOf(above)).toContain(`/uk/order/${above.pageKey}${above.confirmKey}\n`)
  expect(letterOf(above)).toContain('Місця ще не закріплено')
  expect(letterOf(confirmed)).toContain(`/uk/order/${confirmed.pageKey}\n`)
  // Called off before its letter went out: nobody is asked for money.
  expect(letterOf(cancelled)).toBe('')
})

test('the organisers are told when unpaid orders hold more than half of the seats of a ticket, with its name and numbers', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const { lines, ...order } = orderOf(person, colleague, { method: 'card' })
  const many = lines.map((line) => ({ ...line, attendees: Array.from({ length: 11 }, () => line.attendees[0]) }))
  await placed(open.sale, { ...order, lines: many as typeof lines }, 20)
  open.run.start()
  const told = await vi.waitFor(
    () =>
      post.letters.find(({ mail }) => mail.subject === catalogues.uk.mail.orders.unpaidHolds('').subject) ??
      expect.fail('nobody is told'),
  )
  expect(told.receivers).toEqual([office])
  expect(told.mail.text).toContain('«Повний квиток» — 11 із 20')
})

test('an order carries no stranger’s message to a stranger: the invoice that names it stays on the page of the order', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const order = await placed(open.sale, orderOf({ ...person, company: 'Виграш! Заберіть на evil.example/card' }, colleague))
  open.run.start()
  await quiet(open)
  const [invoice] = post.letters.filter(({ receivers }) => receivers.includes(person.email))
  expect(invoice?.mail.attachments).toEqual([])
  expect(invoice?.mail.text).toContain(`/uk/order/${order.pageKey}`)
  expect(invoice?.mail.text).not.toContain('evil')
})

test('without a mail server each letter is a file that mail programs read, for the owner only', async () => {
  const open = await openDesk()
  const order = await placed(open.sale, orderOf(person, colleague))
  await open.sale.orders.markPaid(order.number)
  open.run.start()
  await quiet(open)
  expect(post.connections()).toBe(0)
  const folder = join(directory, 'mail')
  const files = readdirSync(folder)
  expect(files.toSorted()).toEqual(
    ['invoice', 'notice-paid', 'notice', 'ticket-1', 'tickets'].map((purpose) => `${order.id}.${purpose}.eml`),
  )
  const tickets = await PostalMime.parse(readFileSync(join(folder, `${order.id}.tickets.eml`)))
  expect(tickets.to?.[0]?.address).toBe(person.email)
  expect(tickets.attachments).toHaveLength(3)
})

test('letters that waited while the mail server was away say only what is still true', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const [late, returned] = [
    await placed(open.sale, orderOf(person, colleague)),
    await placed(open.sale, orderOf(person, colleague)),
  ]
  await open.database.run('UPDATE ticket_order SET expires_at = 0 WHERE id = ?', late.id)
  await open.sale.orders.expire()
  for (const { number } of [late, returned]) await open.sale.orders.markPaid(number)
  await refunded(open.sale, returned.number)
  open.run.start()
  await quiet(open)
  const { orders } = catalogues.uk.mail
  const told = subjects(person.email)
  expect(told).toContain(orders.tickets(late.number).subject)
  expect(told).toContain(orders.refunded(returned.number, '', true).subject)
  expect(told).not.toContain(orders.cancelled(late.number).subject)
  expect(told).not.toContain(orders.tickets(returned.number).subject)
})

test('money for an order whose buyer was erased is told to the organisers alone', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const { orders } = open.sale
  const order = await placed(open.sale, orderOf(person, colleague, { method: 'card' }))
  const { reference } = await orders.openPayment(order, 'liqpay')
  await open.keeping.erasure.erase([order.id])
  const paid = { state: 'paid', status: 'success', amount: order.total * 100, currency: 'UAH', refunded: 0 } as const
  await orders.settle('liqpay', { ...paid, reference, paymentId: '1', begunAt: null, changedAt: null })
  open.run.start()
  await quiet(open)
  expect(subjects(office)).toEqual([catalogues.uk.mail.orders.noticeUnfulfillable(order.number)])
  expect(post.letters.map(({ receivers, mail }) => [receivers, mail.text?.includes(order.pageKey)])).toEqual([[[office], true]])
  expect(post.letters[0]?.mail.text).not.toMatch(/: *$/m)
})
