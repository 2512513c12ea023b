import { createSubmissionStore } from '@forum/desk/forms/submission-store.ts'
import { statementBy } from '@forum/desk/statements/statement-store.ts'
import { by, deskWithStatements, paying } from '@forum/desk/statements/statements-fixture.ts'
import type { Transfer } from '@forum/desk/statements/transfers-fixture.ts'
import { anAttendee } from '@forum/domain/order/order-builder.ts'
import { expect, test } from 'vitest'
import { erasePerson, personIn } from './erase-person.ts'
import { createErasure } from './erasure.ts'

const orest = {
  name: 'Орест Ґава',
  email: 'orest@b.example',
  phone: '+380441112233',
  company: 'ТОВ «Рожева чайка»',
  edrpou: '20000373',
}
const iryna = { ...orest, name: 'Ірина Мельник', email: 'iryna@b.example', phone: '+380441112244', company: '', edrpou: '' }

async function deskToErase() {
  const desk = await deskWithStatements()
  const { database, outbox, orders, context } = desk
  const submissionStore = createSubmissionStore(database, outbox)
  const erasure = createErasure({
    database,
    outbox,
    submissions: submissionStore,
    orders,
    removeMails: () => 0,
    now: context.now,
  })
  const contentOf = async (id: string) => (await statementBy(database, id))?.content
  return {
    ...desk,
    ordered: (buyer: typeof orest, quantity = 1) => desk.invoiced(quantity, { buyer }),
    async erase(text: string) {
      const person = await personIn({ submissionStore, orders, database }, text)
      if (person) await erasePerson({ erasure, now: context.now }, person, by)
    },
    contentOf,
    payersOf: async (id: string) =>
      (await contentOf(id))?.lines.map(({ payer, purpose }) => Object.values(payer).join('') + purpose),
  }
}

const none: Partial<Transfer> = { name: '', code: '', iban: '', purpose: '' }

test('what a statement tells of a paid order’s payer goes with its buyer; the line stays known and is not taken twice', async () => {
  const desk = await deskToErase()
  const [own, other] = [await desk.ordered(orest), await desk.ordered(iryna)]
  const lines = [paying(own, { name: orest.company }), paying(other, { name: 'ТОВ "Інші"', code: '30000005' })]
  const [id, again] = [await desk.kept(lines), await desk.kept(lines.toReversed())]
  await desk.accept(id)
  await desk.erase(orest.email)
  expect(await desk.payersOf(id)).toEqual(['', expect.stringContaining('Інші')])
  expect(await desk.payersOf(again)).toEqual([expect.stringContaining('Інші'), ''])
  expect(JSON.stringify(await desk.contentOf(id))).not.toMatch(/чайка|20000373/)
  expect([await desk.groups(again), await desk.groups(await desk.kept(lines))]).toEqual([
    ['known', 'known'],
    ['known', 'known'],
  ])
  expect((await desk.undo(id)).outcome).toBe('followed')
  expect(await desk.doubts()).toEqual([])
})

const number = ({ number }: { number: string }) => number

test.each<[string, (order: { number: string }) => Partial<Transfer>, boolean]>([
  ['that names the invoice', (order) => ({ ...none, purpose: `рахунок № ${number(order)}` }), true],
  ['that names it as people write it', (order) => ({ ...none, purpose: `зг. рах. №${number(order).slice(5)}` }), true],
  ['with the code', () => ({ ...none, code: orest.edrpou }), true],
  ['with the code in its purpose', () => ({ ...none, purpose: `код ${orest.edrpou}` }), true],
  ['with the company', () => ({ ...none, name: 'ТОВ "РОЖЕВА ЧАЙКА"' }), true],
  ['with the person', () => ({ ...none, name: 'ГАВА ОРЕСТ' }), true],
  ['with the person in other order', () => ({ ...none, name: 'ФОП Ґава Орест Ігорович' }), true],
  ['with the person in its purpose', () => ({ ...none, purpose: 'за Ореста, платник Орест Ґава' }), true],
  ['that went out to the person', () => ({ ...none, sum: -100, name: 'Ґава Орест' }), true],
  ['with an attendee of the order', () => ({ ...none, name: 'Петренко Ада' }), true],
  ['with another person', () => ({ ...none, name: 'Орест Інший', code: '30000005', purpose: 'рахунок № 2025-09999' }), false],
  ['with half of a name', () => ({ ...none, name: 'Ґава' }), false],
])('a line %s, of a statement that was only looked at, is forgotten or not', async (_, told, isForgotten) => {
  const desk = await deskToErase()
  const lines = [{ ticketId: 't', title: 'Квиток', price: 12_500, attendees: [anAttendee({ name: 'Ада Петренко' })] }]
  const order = await desk.invoiced(1, { buyer: orest, lines })
  const id = await desk.kept([paying(order, { name: '', code: '', iban: '', ...told(order) })])
  const before = await desk.payersOf(id)
  await desk.erase(orest.email)
  expect(await desk.payersOf(id)).toEqual(isForgotten ? [''] : before)
})

test('a company for which others order stays, and rows that are no lines lose the person, too', async () => {
  const desk = await deskToErase()
  await desk.ordered(orest)
  await desk.ordered({ ...iryna, company: orest.company, edrpou: orest.edrpou })
  const id = await desk.kept([{ ...paying({ number: '' }), name: orest.company, purpose: 'участь' }])
  const content = await desk.contentOf(id)
  const leftOut = [
    { row: 9, fault: 'noSum', text: 'Ґава Орест · 12' },
    { row: 10, fault: 'noSum', text: 'Інший · 12' },
  ]
  await desk.database.run('UPDATE statement SET content = ? WHERE id = ?', JSON.stringify({ ...content, leftOut }), id)
  await desk.erase(orest.email)
  expect(await desk.payersOf(id)).toEqual([expect.stringContaining('чайка')])
  expect((await desk.contentOf(id))?.leftOut.map(({ text }) => text)).toEqual(['', 'Інший · 12'])
})

test('money that still waits keeps its payer in the statement, as its transfer does', async () => {
  const desk = await deskToErase()
  const id = await desk.kept([paying(await desk.ordered(orest), { sum: 1_250_001 })])
  await desk.accept(id)
  await desk.erase(orest.email)
  expect(await desk.payersOf(id)).toEqual([expect.stringContaining('рахунок')])
})
