import { demoContent } from '@forum/content/client/demo-content-fixture.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { expect, test } from 'vitest'
import { type ScheduleOptions, scheduleOf } from './schedule.ts'
import { scheduleJson } from './schedule-json.ts'
import { scheduleXml } from './schedule-xml.ts'

const people = [aPerson({ id: 'maya' }), aPerson({ id: '7' }), aPerson({ id: 'no', name: inSome({ uk: 'Ні', en: '-' }) })]
const start = parseMoment('2025-10-25T11:00')
const talk = anEvent({ id: 'a', start, dayId: 'd', speakerIds: ['maya', 'no', 'gone'] })
const panel = anEvent({ id: 'b', start, dayId: 'd', speakerIds: ['maya', 'no'], moderatorIds: ['7'] })

function options(events: ProgrammeEvent[], own: Partial<ScheduleOptions> = {}): ScheduleOptions {
  const forum = aForum({ year: 2025, days: [{ id: 'd', slug: 'd', date: '2025-10-25', title: inAll('') }], events })
  const person = (id: string) => people.find((one) => one.id === id)
  return { forum, sideEvents: [], locale: 'en', siteUrl: 'https://forum.example', person, ...own }
}

test('a person has one whole number in every session, language, edition of the text and format: ConfClerk shows nobody without', async () => {
  const numbersOf = (one: ScheduleOptions) => {
    const schedule = scheduleOf(one)
    if (!schedule) throw new Error('there is no schedule')
    const inXml = [...scheduleXml(schedule, 'https://forum.example/x.xml').matchAll(/<person id="(\d+)" guid="([^"]+)">/g)]
    const days: { rooms: Record<string, { persons: { id: number; guid: string }[] }[]> }[] = JSON.parse(scheduleJson(schedule))
      .schedule.conference.days
    const inJson = days.flatMap(({ rooms }) => Object.values(rooms).flat()).flatMap(({ persons }) => persons)
    expect(inJson.map(({ id, guid }) => `${id} ${guid}`)).toEqual(inXml.map(([, id, guid]) => `${id} ${guid}`))
    return Object.fromEntries(inJson.map(({ id, guid }) => [guid, id]))
  }
  const english = numbersOf(options([talk, panel]))
  expect(Object.values(english)).toContain(7)
  expect(Object.keys(english)).toHaveLength(2)
  expect(numbersOf(options([panel], { locale: 'uk' }))).toMatchObject(english)
  const demo = await demoContent()
  const forum = demo.forums.find(({ year }) => year === 2025)
  const inDemo = (id: string) => demo.people.find((one) => one.id === id)
  const numbers = Object.values(forum ? numbersOf({ ...options([]), forum, person: inDemo }) : {})
  expect(numbers.length).toBeGreaterThan(80)
  expect(new Set(numbers).size).toBe(numbers.length)
})
