import { expect, test, vi } from 'vitest'
import { readCallback } from './callback.ts'
import { type FieldRule, normaliseText, readForm } from './fields.ts'
import { formOfKind } from './submission.ts'

const { read: readAccreditation } = formOfKind('accreditation')
const { read: readGroupOrder } = formOfKind('groupOrder')
const { read: readSubscription } = formOfKind('subscription')

const formOf = (fields: Record<string, string | string[]>) => {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}
const faultOf = (rule: FieldRule, text: string) => {
  const reading = readForm({ field: rule }, formOf({ field: text }))
  return reading.isValid ? null : reading.faults.field
}
const line: FieldRule = { kind: 'line', isRequired: true, max: 10 }
const email: FieldRule = { kind: 'email', isRequired: true }
const phone: FieldRule = { kind: 'phone', isRequired: true }
const website: FieldRule = { kind: 'website', isRequired: false }
const number: FieldRule = { kind: 'number', min: 2, max: 500 }

test.each<[FieldRule, string, string | null]>([
  [line, 'Олена', null],
  [line, '   ', 'empty'],
  [line, '\u00ad', 'empty'],
  [line, 'a'.repeat(10), null],
  [line, 'a'.repeat(11), 'tooLong'],
  [line, '👩‍🚀'.repeat(3), null],
  [line, 'Olena\r\nBcc: all@example.com', 'notText'],
  [line, 'a\u0000b', 'notText'],
  [{ kind: 'lines', isRequired: false, max: 100 }, 'one\r\ntwo', null],
  [email, 'olena@forum.example', null],
  [email, 'olena+press.2025@sub.forum.example', null],
  [email, 'олена@пошта.укр', null],
  [email, 'олена@forum.example', null],
  [email, 'оlena@forum.example', 'twoAlphabets'],
  [email, 'olena@forum.соm', 'twoAlphabets'],
  [email, 'olena', 'notEmail'],
  [email, 'olena@localhost', 'notEmail'],
  [email, 'olena.@forum.example', 'notEmail'],
  [email, 'o..lena@forum.example', 'notEmail'],
  [email, 'olena@forum..example', 'notEmail'],
  [email, 'a@b@forum.example', 'notEmail'],
  [email, 'olena @forum.example', 'notEmail'],
  [email, 'olena@forum.example, ivan@forum.example', 'notEmail'],
  [email, '<olena@forum.example>', null],
  [email, 'Олена <olena@forum.example>', null],
  [email, `${'a'.repeat(250)}@b.example`, 'notEmail'],
  [phone, '+38 044 123 45 67', null],
  [phone, '\u202a+38 044 123 45 67\u202c', null],
  [phone, '(212) 555-0100', null],
  [phone, '+49.30.901820', null],
  [phone, '12345', 'shortPhone'],
  [phone, '+38 044 123 45 67 ext 5', null],
  [phone, '1'.repeat(16), 'longPhone'],
  [phone, 'call me', 'notPhone'],
  [website, '', null],
  [website, 'media.example/news', null],
  [website, 'https://media.example', null],
  [website, 'javascript:alert(1)', 'notWebsite'],
  [website, 'ftp://media.example', 'notWebsite'],
  [website, 'media', 'notWebsite'],
  [number, '2', null],
  [number, '500', null],
  [number, '1', 'notNumber'],
  [number, '501', 'notNumber'],
  [number, '-5', 'notNumber'],
  [number, '1e2', 'notNumber'],
  [number, '', 'empty'],
  [{ kind: 'consent', isRequired: true }, 'yes', null],
  [{ kind: 'consent', isRequired: true }, '', 'notAccepted'],
])('a field of %j reads %j as %j', (rule, text, fault) => {
  expect(faultOf(rule, text)).toBe(fault)
})

test.each(['-', '–', ' — ', '--', '.'])(
  '%j in an optional field says nothing; in one that must be filled it is what it is',
  (given) => {
    const rules = {
      company: { kind: 'line', isRequired: false, max: 200, isPrinted: true },
      email: { kind: 'email', isRequired: false },
      subject: { kind: 'line', isRequired: true, max: 200 },
    } as const
    const form = new FormData()
    for (const name of Object.keys(rules)) form.append(name, given)
    expect(readForm(rules, form)).toEqual({ isValid: true, value: { company: '', email: '', subject: given.trim() } })
  },
)

test('what was typed comes back untouched beside all faults at once', () => {
  const typed = { name: ' Олена ', email: 'olena@', consent: '' }
  expect(readSubscription(formOf(typed))).toEqual({
    isValid: false,
    faults: { email: 'notEmail', consent: 'notAccepted' },
    typed,
  })
})

test('values are trimmed, texts that nobody sent are empty, and what no form asks for is not taken over', () => {
  const sent = { firstname: ' Ada ', lastname: 'L', media: 'M', position: 'P', email: 'a@b.example', phone: '0441234567' }
  const reading = readAccreditation(
    formOf({ ...sent, website: 'media.example', consent: 'yes', status: 'approved', __proto__x: '1' }),
  )
  expect(reading).toEqual({
    isValid: true,
    value: { ...sent, firstname: 'Ada', website: 'https://media.example', comments: '', consent: true },
  })
})

test('a field sent twice is refused, and so is a file', () => {
  const form = formOf({
    name: ['A', 'B'],
    company: 'C',
    phone: '0441234567',
    email: 'a@b.example',
    participants: '5',
    consent: 'yes',
  })
  expect(readGroupOrder(form)).toMatchObject({ isValid: false, faults: { name: 'notText' } })
  const withFile = formOf({ name: 'A' })
  withFile.append('email', new File(['x'], 'x.txt'))
  expect(readSubscription(withFile)).toMatchObject({ isValid: false, faults: { email: 'notText' } })
})

test('a callback asks for a name and a phone of any shape and length, and for nothing else', () => {
  expect(readCallback(formOf({ name: 'Ім’я', phone: 'call my office, ext. 5' }))).toMatchObject({ isValid: true })
  expect(readCallback(formOf({ name: 'x'.repeat(5000), phone: '1' }))).toMatchObject({ isValid: true })
  expect(readCallback(formOf({ name: ' ', phone: '' }))).toMatchObject({
    isValid: false,
    faults: { name: 'empty', phone: 'empty' },
  })
  expect(readCallback(formOf({ name: 'a\r\nb', phone: '1' }))).toMatchObject({ value: { name: 'a b' } })
})

// Normalising sorts a run of marks one by one: 32 000 of two kinds, which one form can hold, take a second.
test('a text is normalised with at most thirty marks on one letter, however many were sent', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize')
  const longestRun = (text: string) => {
    normalise.mockClear()
    normaliseText(text)
    const given = normalise.mock.contexts.map(String)
    return Math.max(...given.flatMap((each) => each.match(/\p{M}*/gu) ?? []).map(({ length }) => length))
  }
  for (const marks of ['\u0301\u0316', '\u0316\u0301', '\u0301\u00ad\u0316', '\u0f71\u0f74', '\u3099\u0301', '\u05b0\u05b1'])
    expect(longestRun(`о${marks.repeat(10_000)}`)).toBe(30)
  normalise.mockRestore()
})

test.each([
  ['\u0438\u0306', 'й'],
  ['за́мок', 'за́мок'],
  ['a\u0301\u0316', '\u00e1\u0316'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['नमस्ते', 'नमस्ते'],
  ['\u0f40\u0f71\u0f74', '\u0f40\u0f71\u0f74'],
  [`е${'\u0301'.repeat(30)}`, `е${'\u0301'.repeat(30)}`],
  [`${'я'.repeat(40)}\u0301`, `${'я'.repeat(40)}\u0301`],
])('what people write stays whole: %s', (text, plain) => {
  expect(normaliseText(text)).toBe(plain)
})
