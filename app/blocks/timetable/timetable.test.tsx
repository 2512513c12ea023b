import { expect, test } from 'vitest'
import { drawn, htmlOf } from '../../gallery/rendered.tsx'
import { OfADayThatIsOver, OfADayWhileASessionRuns } from './timetable.examples.tsx'

const statesOf = (html: string) => drawn(html, 'li').map(({ attributes }) => attributes['data-state'])

test('sessions are told apart by their hour while the day runs; once it is over none is paler than another, as in an archive', () => {
  expect(statesOf(htmlOf(<OfADayWhileASessionRuns />, 'uk'))).toContain('now')
  expect(statesOf(htmlOf(<OfADayThatIsOver />, 'uk')).filter(Boolean)).toEqual([])
})
