import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, test } from 'vitest'
import { OfADayThatIsOver, OfADayWhileASessionRuns } from './timetable.examples.tsx'

const keptIn = (html: string) => drawn(html, 'button').filter(({ attributes }) => attributes['data-star'] !== undefined).length
const calendarsIn = (html: string) => drawn(html, 'a').filter(({ attributes }) => attributes.href?.endsWith('.ics')).length

test('sessions have stars and calendars until their day is over', () => {
  for (const counted of [keptIn, calendarsIn]) {
    expect(counted(htmlOf(<OfADayWhileASessionRuns />, 'uk'))).toBeGreaterThan(0)
    expect(counted(htmlOf(<OfADayThatIsOver />, 'uk'))).toBe(0)
  }
})

const statesOf = (html: string) => drawn(html, 'li').map(({ attributes }) => attributes['data-state'])

test('sessions are told apart by their hour while the day runs; once it is over none is paler than another, as in an archive', () => {
  expect(statesOf(htmlOf(<OfADayWhileASessionRuns />, 'uk'))).toContain('now')
  expect(statesOf(htmlOf(<OfADayThatIsOver />, 'uk')).filter(Boolean)).toEqual([])
})
