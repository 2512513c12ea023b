import { orderOf, placed } from '@forum/desk/composition/desk-fixture.ts'
import { colleague, freshPost, openDesk, person, post, quiet, subjects } from '@forum/desk/post/mail/deliver-mail-fixture.ts'
import { readPdf } from '@forum/desk/post/pdf/read-pdf-fixture.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { makeActs, voidAct } from './make-acts.ts'

freshPost()

const wish = { forumYear: 2025, over: 0, isCompany: false, isMailed: true, by: 'Оля' }

test('a letter brings the act as PDF; of one that was made void while its letter waited nothing is sent', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const order = await placed(open.sale, orderOf(person, colleague, { locale: 'en' }))
  await open.sale.orders.markPaid(order.number)
  const press = (key: string) => makeActs(open.sale.orderContext, { ...wish, key, number: order.number })
  const first = await press('one')
  if (first.outcome !== 'made') throw new Error(first.outcome)
  await voidAct(open.sale.orderContext, first.acts[0]?.id ?? '', { reason: 'хибна назва', by: 'Оля' })
  await press('two')
  open.run.start()
  await quiet(open)
  const { act } = catalogues.en.mail.orders
  expect(subjects(person.email).filter((subject) => subject?.includes('ACT-'))).toEqual([act('ACT-2/2025', '', '').subject])
  const letter = post.letters.find(({ mail }) => mail.subject?.includes('ACT-2'))?.mail
  expect(letter?.text).toContain(order.number)
  expect(letter?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['act-2-2025.pdf', 'application/pdf'],
  ])
  const pdf = (await readPdf(new Uint8Array(letter?.attachments[0]?.content as ArrayBuffer))).join(' ')
  expect(pdf).toContain('Акт наданих послуг № ACT-2/2025')
})

test('the letter about a refund brings the credit note of that refund', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const order = await placed(open.sale, orderOf(person, colleague, { locale: 'ru' }))
  await open.sale.orders.markPaid(order.number)
  await open.sale.orders.askRefund(order.number, { seats: [0], amount: null }, null)
  open.run.start()
  await quiet(open)
  const notes = post.letters
    .flatMap(({ mail }) => mail.attachments.map(({ filename }) => filename))
    .filter((name) => name?.startsWith('cn-'))
  expect(notes).toEqual(['cn-1-2025.pdf'])
  const letter = post.letters.find(({ mail }) => mail.attachments.some(({ filename }) => filename === 'cn-1-2025.pdf'))?.mail
  expect(letter?.text).toContain(catalogues.ru.mail.orders.creditNote('CN-1/2025'))
})

test('so does the letter about a part that the provider says went back', async () => {
  const open = await openDesk({ SMTP_URL: post.url })
  const { orders } = open.sale
  const order = await placed(open.sale, orderOf(person, colleague, { locale: 'en' }))
  const { reference } = await orders.openPayment(order, 'liqpay')
  const said = {
    reference,
    paymentId: 'p1',
    status: 'success',
    amount: order.total * 100,
    currency: 'UAH',
    begunAt: null,
  } as const
  const tell = (refunded: number) => orders.settle('liqpay', { ...said, state: 'paid', refunded, changedAt: refunded })
  await tell(0)
  for (const refunded of [12_345, 12_345]) await tell(refunded)
  open.run.start()
  await quiet(open)
  const { refunded, creditNote } = catalogues.en.mail.orders
  const letters = post.letters.filter(({ mail }) => mail.attachments.some(({ filename }) => filename?.startsWith('cn-')))
  expect(letters.map(({ mail: { subject, to } }) => [subject, to?.[0]?.address])).toEqual([
    [refunded(order.number, '', true).subject, person.email],
  ])
  for (const words of ['123.45', creditNote('CN-1/2025')]) expect(letters[0]?.mail.text).toContain(words)
})
