import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { createOrderPdfs, type OrderPdfs, type OrderPdfsOptions, PdfQueueFull } from './order-pdfs.ts'
import { readPdf } from './read-pdf-fixture.ts'
import type { TicketPaper } from './ticket-pdf.ts'

const ticket: TicketPaper = {
  forum: 'Київський форум',
  date: '16–17 жовтня 2025',
  place: 'Київ',
  title: 'Учасник',
  attendee: { name: 'Єва Ґудзь', company: '', position: '' },
  orderNumber: '2025-00042',
  price: 6900,
  vatRate: 20,
  seller: null,
  terms: { offer: null, refund: null },
  token: 'KEF1.a',
}

let open: OrderPdfs[] = []
afterEach(async () => {
  await Promise.all(open.map((pdfs) => pdfs[Symbol.asyncDispose]()))
  open = []
})

function opened(pdfs: OrderPdfs): OrderPdfs {
  open.push(pdfs)
  return pdfs
}

/** Documents whose thread says how many it has drawn. */
function counting(options: OrderPdfsOptions = {}) {
  const pdfs = opened(createOrderPdfs({ width: 1, script: new URL('./slow-worker-fixture.ts', import.meta.url), ...options }))
  const draw = async (said: string, orderId = 'order') =>
    Buffer.from(await pdfs.draw(orderId, 'tickets', said as never, 'uk')).toString()
  return { pdfs, draw }
}

test('a ticket drawn in a thread is the ticket, and draws while this thread goes on', async () => {
  const pdfs = opened(createOrderPdfs())
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  const content = await pdfs.draw('order', 'tickets', [ticket, { ...ticket }], 'uk')
  clearInterval(turning)
  const pages = await readPdf(content)
  expect([pages.length, pages[1]?.includes('Єва Ґудзь'), turns > 0]).toEqual([2, true, true])
})

test.runIf(process.platform === 'linux')('the thread that draws goes behind the one that answers', async () => {
  const own = getPriority()
  await opened(createOrderPdfs({ width: 1 })).draw('order', 'tickets', [ticket], 'uk')
  const priorities = readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')
    return Number(fields[16])
  })
  expect([priorities.filter((nice) => nice === own + 10).length, getPriority()]).toEqual([1, own])
})

test('the same paper is drawn once, for those who ask together and for those who ask later', async () => {
  const { draw } = counting()
  expect(await Promise.all([draw('one'), draw('one'), draw('one')])).toEqual(['one 1', 'one 1', 'one 1'])
  expect([await draw('one'), await draw('two'), await draw('one')]).toEqual(['one 1', 'two 2', 'one 1'])
})

test('two orders share no paper, though the same stands on it', async () => {
  const { draw } = counting()
  expect([await draw('one', 'a'), await draw('one', 'b')]).toEqual(['one 1', 'one 2'])
})

test('what is forgotten is drawn anew, of that order alone, and also when it was being drawn', async () => {
  const { pdfs, draw } = counting()
  await Promise.all([draw('one', 'a'), draw('two', 'b')])
  pdfs.forget(['a'])
  expect([pdfs.kept(), await draw('one', 'a'), await draw('two', 'b')]).toEqual([['b'], 'one 3', 'two 2'])
  const drawing = draw('three', 'c')
  pdfs.forget(['c'])
  expect([await drawing, pdfs.kept().includes('c')]).toEqual(['three 4', false])
})

test('the documents kept are bounded in bytes', async () => {
  const { pdfs, draw } = counting({ maxBytes: 2000 })
  for (let order = 0; order < 50; order++) await draw('x', String(order))
  expect(pdfs.kept().length).toBeLessThan(10)
})

test('more than may wait are refused at once, and the others are drawn', async () => {
  const { draw } = counting({ maxWaiting: 2 })
  const outcomes = await Promise.allSettled(['1', '2', '3', '4', '5'].map((said) => draw(said)))
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect([outcomes.length - refused.length, refused.every(({ reason }) => reason instanceof PdfQueueFull)]).toEqual([3, true])
})

test('a paper that cannot be drawn fails alone, and a thread that dies is replaced', async () => {
  const { draw } = counting()
  await expect(draw('fault')).rejects.toThrow('no such letter')
  expect(await draw('one')).toBe('one 1')
  const [lost, next] = await Promise.allSettled([draw('crash'), draw('two')])
  expect([lost?.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 'two 1' }])
})

test('at the end those who wait are told', async () => {
  const { pdfs, draw } = counting()
  const waiting = Promise.allSettled([draw('one'), draw('two')])
  await pdfs[Symbol.asyncDispose]()
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(draw('three')).rejects.toThrow(PdfQueueFull)
})
