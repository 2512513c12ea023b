import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, test } from 'vitest'
import { Hold, type NotHeld } from './hold.tsx'

const until = { date: '9 вересня 2025', time: '13:00' }
const held = (own: Partial<Parameters<typeof Hold>[0]['hold']>, notHeld: NotHeld = null) =>
  htmlOf(
    <Hold hold={{ until: null, isConfirmed: false, isFromLetter: false, ...own }} email="ada@b.example" notHeld={notHeld} />,
    'uk',
  )
const buttons = (html: string) => drawn(html, 'button').map(({ text }) => text)

test('the page that everybody with the address sees sends to the letter; only the one from the letter has the button', () => {
  expect(buttons(held({}))).toEqual([])
  expect(held({})).toContain('ada@b.example')
  expect(buttons(held({ isFromLetter: true }))).toEqual(['Закріпити місця'])
  expect(drawn(held({ isFromLetter: true }), 'form').map(({ attributes: { method } }) => method)).toEqual(['post'])
})

test('says whether seats are held, until when, and that an invoice without seats is not to be paid', () => {
  expect(held({})).toMatch(/поки не.сплачуйте/)
  expect(held({ until })).toMatch(/9.вересня.2025/)
  expect(buttons(held({ until, isConfirmed: true, isFromLetter: true }))).toEqual([])
})

test('seats that are gone are said first', () => {
  expect(drawn(held({ isFromLetter: true }, 'soldOut'), 'p')[0]).toMatchObject({
    attributes: { role: 'alert' },
    text: expect.stringContaining('уже не'),
  })
})
