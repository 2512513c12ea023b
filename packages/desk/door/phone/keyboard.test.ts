import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createTicketTokens } from '@forum/desk/orders/ticket-token.ts'
import { describe, expect, test } from 'vitest'
import { createBurst } from './keyboard.ts'
import { likeliest } from './ticket-code.ts'

const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
const keys = tokens.publicKeys

/** Rows of keys, as far as codes use them: without and with Shift. */
const places = [...'1234567890QWERTYUIOPASDFGHJKLZXCVBNM'].map((sign) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`))
const english = ['1234567890qwertyuiopasdfghjklzxcvbnm-./', '!@#$%^&*()QWERTYUIOPASDFGHJKLZXCVBNM_>?'] as const
const german = ['1234567890qwertzuiopasdfghjklyxcvbnmß.-', '!"§$%&/()=QWERTZUIOPASDFGHJKLYXCVBNM?:_'] as const
const french = ['&é"\'(-è_çàazertyuiopqsdfghjklmwxcvbn);!', '1234567890AZERTYUIOPQSDFGHJKLMWXCVBN°.§'] as const
const ukrainian = ['1234567890йцукенгшщзфівапролдячсмить-ю.', '!"№;%:?*()ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ_Ю,'] as const
type Layout = readonly [string, string]

const codes = [...places, 'Minus', 'Period', 'Slash']

/** What a scanner that is set to `own` presses on a phone that is set to `phone`. */
function presses(text: string, { own, phone, hasCaps }: { own: Layout; phone: Layout; hasCaps: boolean }) {
  return [...text].map((sign) => {
    const shift = own[0].includes(sign) ? 0 : 1
    const place = own[shift].indexOf(sign)
    const key = [...phone[shift]][place] ?? ''
    const inverted = key === key.toLowerCase() ? key.toUpperCase() : key.toLowerCase()
    const isLetter = key.toLowerCase() !== key.toUpperCase()
    return { key: hasCaps && isLetter ? inverted : key, code: codes[place] ?? '', shiftKey: shift === 1 }
  })
}

function scanned(pressed: readonly { key: string; code: string; shiftKey: boolean }[]): string[] | null {
  const press = createBurst()
  for (const key of pressed) {
    if (key.shiftKey) expect(press({ key: 'Shift', code: 'ShiftLeft', shiftKey: true, timeStamp: 1 })).toBeNull()
    expect(press({ ...key, timeStamp: 1 })).toBeNull()
  }
  return press({ key: 'Enter', code: 'Enter', shiftKey: false, timeStamp: 2 })
}

describe('forty tickets are read', () => {
  const tickets = Array.from({ length: 40 }, () => tokens.of(randomUUID(), 2025))
  test.each<[string, { own: Layout; phone: Layout; hasCaps: boolean }]>([
    ['on an English phone', { own: english, phone: english, hasCaps: false }],
    ['with Caps Lock', { own: english, phone: english, hasCaps: true }],
    ['on a Ukrainian phone', { own: english, phone: ukrainian, hasCaps: false }],
    ['on a Ukrainian phone with Caps Lock', { own: english, phone: ukrainian, hasCaps: true }],
    ['on a German phone', { own: english, phone: german, hasCaps: false }],
    ['on a German phone with Caps Lock', { own: english, phone: german, hasCaps: true }],
    ['on a French phone', { own: english, phone: french, hasCaps: false }],
    ['on a French phone with Caps Lock', { own: english, phone: french, hasCaps: true }],
    ['by a German scanner on a German phone', { own: german, phone: german, hasCaps: false }],
    ['by a French scanner on a French phone', { own: french, phone: french, hasCaps: false }],
  ])('%s', async (_, set) => {
    for (const ticket of tickets) expect(await likeliest(scanned(presses(ticket, set)) ?? [], keys)).toBe(ticket)
  })

  test('by a scanner that says no places, and by one that turns Caps Lock on for capitals', async () => {
    const [ticket = ''] = tickets
    const placeless = [...ticket].map((key) => ({ key, code: '', shiftKey: false }))
    const withCaps = presses(ticket, { own: english, phone: english, hasCaps: false }).map((key) => ({
      ...key,
      shiftKey: key.key === '_',
    }))
    for (const pressed of [placeless, withCaps]) expect(await likeliest(scanned(pressed) ?? [], keys)).toBe(ticket)
  })
})

test('a ticket number is read on every layout, by the digits above the letters and by those beside them', () => {
  const number = '2025-00002/1'
  for (const phone of [english, german, french, ukrainian])
    expect(scanned(presses(number, { own: english, phone, hasCaps: false }))?.[0]).toBe(number)
  const beside = [...'20250'].map((key) => ({ key, code: `Numpad${key}`, shiftKey: false }))
  expect(scanned([...beside, { key: '-', code: 'NumpadSubtract', shiftKey: false }])).toEqual(['20250-'])
})

test('few keys, and keys with a pause between them, are no code', () => {
  const press = createBurst()
  for (const timeStamp of [1, 2, 3, 4, 5, 3000, 3001]) press({ key: 'a', code: 'KeyA', shiftKey: false, timeStamp })
  expect(press({ key: 'Enter', code: 'Enter', shiftKey: false, timeStamp: 3002 })).toBeNull()
})
