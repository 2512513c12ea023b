import { describe, expect, test } from 'vitest'
import { inSome } from '../localisation/localised-builder.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { aTicket } from '../ticket/ticket-builder.ts'
import { orderLinesOf, readChoices } from './choice.ts'
import { invoiceExpiry, orderNumber, totalOf } from './order.ts'
import { attendeeField, readOrderForm, seatsIn, withBuyer, withPeople } from './order-request.ts'
import { readPastedList } from './pasted-list.ts'

const ticket = (id: string, own: Partial<Ticket> = {}): Ticket =>
  aTicket({ id, title: inSome({ uk: 'Квиток' }), price: 12_500, ...own })
const onSale = [ticket('1'), ticket('2', { maxPerOrder: 2 })].map((one) => ({ ticket: one, title: one.id, left: null, max: 20 }))

describe('the choice', () => {
  test.each<[Record<string, string>, unknown]>([
    [{ 'ticket-1': '2', 'ticket-2': '1' }, [2, 1]],
    [{ 'ticket-1': '20' }, [20]],
    [{ 'ticket-1': '0', 'ticket-2': '' }, 'nothing'],
    [{}, 'nothing'],
    [{ 'ticket-1': '21' }, 'tooMany'],
    [{ 'ticket-1': '19', 'ticket-2': '2' }, 'tooMany'],
    [{ 'ticket-2': '3' }, 'tooMany'],
    [{ 'ticket-1': '-1' }, 'tooMany'],
    [{ 'ticket-1': '1.5' }, 'tooMany'],
    [{ 'ticket-1': '1e1' }, 'tooMany'],
    [{ 'ticket-9': '1' }, 'notOnSale'],
    [{ 'ticket-1': '1', 'ticket-9': '1' }, 'notOnSale'],
    [{ 'price-1': '1', 'ticket-1': '1' }, [1]],
    [{ 'shown-1': '12500', 'ticket-1': '1' }, [1]],
    [{ 'shown-1': '11500', 'ticket-1': '1' }, 'priceChanged'],
    [{ 'shown-1': '13500', 'ticket-1': '1' }, 'priceChanged'],
    [{ 'shown-1': '', 'ticket-1': '1' }, 'priceChanged'],
    [{ 'shown-2': '11500', 'ticket-1': '1' }, [1]],
    [{ 'shown-1': '11500', 'ticket-1': '21' }, 'tooMany'],
  ])('%j is %j', (given, expected) => {
    const reading = readChoices(onSale, Object.entries(given))
    expect(reading.isValid ? reading.choices.map(({ quantity }) => quantity) : reading.fault).toEqual(expected)
  })

  test('a quantity given twice is refused', () => {
    const given = [
      ['ticket-1', '1'],
      ['ticket-1', '2'],
    ] as const
    expect(readChoices(onSale, given)).toEqual({ isValid: false, fault: 'tooMany' })
  })
})

test('each line has its ticket’s name, price and people', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, company: '', position: '', email: '' }))
  const choices = [
    { ticket: ticket('2', { price: 0 }), title: 'Two', quantity: 2 },
    { ticket: ticket('1'), title: 'One', quantity: 1 },
  ]
  expect(
    orderLinesOf(
      choices,
      [a, b, c].filter((one) => one !== undefined),
    ),
  ).toEqual([
    { ticketId: '2', title: 'Two', price: 0, attendees: [a, b] },
    { ticketId: '1', title: 'One', price: 12_500, attendees: [c] },
  ])
})

describe('the form', () => {
  const choices = [{ ticket: ticket('1'), title: 'Квиток', quantity: 2 }]
  const filled = {
    name: 'Олена Горбенко',
    email: 'olena@forum.example',
    phone: '+38 044 123 45 67',
    company: '',
    edrpou: '',
    offer: 'yes',
    consent: 'yes',
    'attendee-1-0-name': 'Олена Горбенко',
    'attendee-1-0-email': 'olena@forum.example',
    'attendee-1-1-name': 'Іван',
    'attendee-1-1-position': 'директор',
  }
  const formOf = (own: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...filled, ...own })) form.append(name, value)
    return form
  }

  test('has a buyer, and an attendee for each seat in the order of the seats', () => {
    const reading = readOrderForm(formOf({ total: '1', 'attendee-1-5-name': 'nobody' }), choices, 'card')
    expect(reading).toEqual({
      isValid: true,
      buyer: { name: 'Олена Горбенко', email: 'olena@forum.example', phone: '+38 044 123 45 67', company: '', edrpou: '' },
      attendees: [
        { name: 'Олена Горбенко', email: 'olena@forum.example', company: '', position: '' },
        { name: 'Іван', email: '', company: '', position: 'директор' },
      ],
    })
  })

  test.each<[string, string | null]>([
    ['12-3456789', '12-3456789'],
    ['gb 123 4567 89', 'GB 123 4567 89'],
    ['CHE-123.456.789 TVA', 'CHE-123.456.789 TVA'],
    ['HRB/12345', 'HRB/12345'],
    ['', ''],
    ['ABC', null],
    ['1', null],
    ['ІПН 1234', null],
    ['1'.repeat(31), null],
    ['12;34', null],
  ])('who pays from abroad gives the tax number "%s", read as %s', (edrpou, expected) => {
    const read = (method: 'bank' | 'card') => readOrderForm(formOf({ abroad: 'yes', edrpou }), choices, method)
    expect(read('bank')).toMatchObject(
      expected === null
        ? { isValid: false, faults: { edrpou: 'notForeign' }, typed: { abroad: 'yes', edrpou } }
        : { isValid: true, buyer: { edrpou: expected, isAbroad: true } },
    )
    // A card pays from anywhere.
    expect(read('card')).toMatchObject({ isValid: true, buyer: { edrpou: '' } })
  })

  test('a number that no code in Ukraine looks like is refused where nobody pays from abroad', () => {
    expect(readOrderForm(formOf({ edrpou: '12-3456789' }), choices, 'bank')).toMatchObject({ isValid: false })
  })

  test('names every fault at once, and gives back what was typed', () => {
    const reading = readOrderForm(formOf({ 'attendee-1-1-name': ' ', offer: '', email: 'olena' }), choices, 'card')
    expect(reading).toMatchObject({
      isValid: false,
      faults: { 'attendee-1-1-name': 'empty', offer: 'notAccepted', email: 'notEmail' },
      typed: { email: 'olena', 'attendee-1-1-position': 'директор' },
    })
  })

  test.each([
    '王小明',
    '山田太郎',
    '김철수',
    'प्रिया शर्मा',
    'สมชาย ใจดี',
    'محمد علي',
    'דוד כהן',
    'አበበ ቢቂላ',
    'தமிழ்',
    'Zoë 🎉 Müller',
    '\u{1d400}',
  ])('%s cannot stand on a ticket: its Latin spelling is asked for at each such field, and all that was typed stays', (text) => {
    const names = ['name', 'company', 'attendee-1-1-name', 'attendee-1-0-company', 'attendee-1-1-position']
    const own = Object.fromEntries(names.map((name) => [name, text]))
    expect(readOrderForm(formOf(own), choices, 'card')).toMatchObject({
      isValid: false,
      faults: Object.fromEntries(names.map((name) => [name, 'notPrinted'])),
      typed: own,
    })
  })

  test('so it is for the people of a pasted list', () => {
    const people = readPastedList('王小明, wang@x.example, 北京公司\nZhang Wei, zhang@x.example, 北京公司')
    const typed = withPeople(filled, seatsIn([{ ticketId: '1', quantity: 2 }]), people)
    expect(typed).toMatchObject({ 'attendee-1-0-name': '王小明', 'attendee-1-1-name': 'Zhang Wei' })
    expect(readOrderForm(formOf(typed), choices, 'card')).toMatchObject({
      faults: { 'attendee-1-0-name': 'notPrinted', 'attendee-1-0-company': 'notPrinted', 'attendee-1-1-company': 'notPrinted' },
    })
  })

  test.each([
    'გიორგი მარგველაშვილი',
    'Արամ Խաչատրյան',
    'Ελένη Παπαδοπούλου',
    'Nguyễn Thị Hồng Đào',
    'Қайрат Әбдіров',
    'Əliyev Çağrı',
    'Łukasz Żółć',
    'Їжакевич-Ґудзь О’Ніл ʼ',
    'Іоаннъ Ѣ',
    'so\u00adft',
    'Гість 12',
  ])('%s is taken as it is', (name) => {
    expect(readOrderForm(formOf({ 'attendee-1-0-name': name }), choices, 'card').isValid).toBe(true)
  })

  test('a company may be called what a person may not', () => {
    const called = 'ТОВ «Льон & Лад» №1 — 100 %'
    expect(readOrderForm(formOf({ 'attendee-1-0-company': called }), choices, 'card').isValid).toBe(true)
    const refused = readOrderForm(formOf({ 'attendee-1-0-name': called, name: 'Ваш код 1234, нікому' }), choices, 'card')
    expect(refused).toMatchObject({ faults: { name: 'notName', 'attendee-1-0-name': 'notName' } })
  })

  test.each([
    ['37193071', null],
    ['код ЄДРПОУ 37193071.', null],
    ['37193072', 'edrpouCheck'],
    ['1759013776', null],
    ['1234567890', 'edrpouCheck'],
    ['12', 'edrpouDigits'],
    ['DE 123 456 789', null],
    ['DE 123 456 78', 'vatDigits'],
    ['немає', 'notEdrpou'],
    ['', null],
  ])('the code %s of who pays by bank: %s', (edrpou, fault) => {
    const reading = readOrderForm(formOf({ edrpou }), choices, 'bank')
    expect(reading.isValid ? null : reading.faults.edrpou).toBe(fault)
  })

  test('keeps the code, the telephone and the address alone, without what was pasted with them', () => {
    const pasted = { edrpou: 'код ЄДРПОУ 3719 3071.', phone: 'тел. 044–123–45–67', email: 'Олена <olena@forum.example>' }
    expect(readOrderForm(formOf(pasted), choices, 'bank')).toMatchObject({
      buyer: { edrpou: '37193071', phone: '044-123-45-67', email: 'olena@forum.example' },
    })
  })
})

test('sums and numbers', () => {
  const attendee = { name: '', company: '', position: '', email: '' }
  const lines = [
    { price: 12_500, attendees: [attendee, attendee] },
    { price: 0, attendees: [attendee] },
  ]
  expect([totalOf(lines), orderNumber(2025, 42)]).toEqual([25_000, '2025-00042'])
})

describe('filling in for the visitor', () => {
  const seats = seatsIn([
    { ticketId: '1', quantity: 2 },
    { ticketId: '2', quantity: 1 },
  ])

  test('the buyer takes the first seat, with what they said of themselves', () => {
    const typed = { name: 'Олена', email: 'o@forum.example', phone: '1', 'attendee-1-0-position': 'директорка' }
    expect(withBuyer(typed, seats)).toEqual({ ...typed, 'attendee-1-0-name': 'Олена', 'attendee-1-0-email': 'o@forum.example' })
    expect(withBuyer(typed, [])).toEqual(typed)
  })

  test('people of a list take seat after seat, whatever the ticket; nobody is left standing in a seat that is not there', () => {
    const people = readPastedList('Ада\nБорис, b@forum.example\nВіра\nГанна')
    const names = withPeople({ 'attendee-2-0-name': 'хтось' }, seats, people)
    expect(seats.map((seat) => names[attendeeField(seat, 'name')])).toEqual(['Ада', 'Борис', 'Віра'])
    expect(names[attendeeField({ ticketId: '1', place: 1 }, 'email')]).toBe('b@forum.example')
    expect(JSON.stringify(names)).not.toContain('Ганна')
  })
})

test.each([
  ['2025-09-09T07:00:00Z', 5, '2025-09-14T20:59:59.000Z'],
  ['2025-09-09T22:30:00Z', 1, '2025-09-11T20:59:59.000Z'],
  ['2025-10-24T12:00:00Z', 3, '2025-10-27T21:59:59.000Z'],
  ['2025-10-21T21:30:00Z', 5, '2025-10-27T21:59:59.000Z'],
  ['2026-03-24T21:30:00Z', 5, '2026-03-29T20:59:59.000Z'],
])('an invoice of %s for %i days may be paid until %s', (createdAt, days, expected) => {
  expect(new Date(invoiceExpiry(Date.parse(createdAt), days)).toISOString()).toBe(expected)
})
