import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { ATimeInKyiv, ATimeThatIsShownTwice } from './shown-zone.examples.tsx'

it('a time is a clock with its moment; one that clocks show twice has its name', () => {
  expect(only(htmlOf(<ATimeInKyiv />), 'time')).toMatchObject({
    attributes: { datetime: '2025-10-16T09:00:00+03:00' },
    text: '09:00',
  })
  expect(only(htmlOf(<ATimeThatIsShownTwice />), 'time')).toMatchObject({
    attributes: { datetime: '2025-10-26T03:30:00+02:00' },
    text: '03:30 EET',
  })
})
