import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { anEvent, aTopic } from '@forum/domain/programme/programme-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { kindView } from './kind-view.ts'
import { Interview, OfATopicAlone, Panel } from './session-kind.examples.tsx'

it('says kind and topic in words, beside a drawing for the eye', () => {
  const { kinds } = catalogues.ru.programme
  expect(only(htmlOf(<Panel />, 'ru'), 'p').text).toBe(`${kinds.panel}, Енергетика`)
  expect(only(htmlOf(<OfATopicAlone />), 'p')).toMatchObject({ text: 'Енергетика', attributes: {} })
})

it('a topic that nobody translated says its language', () =>
  expect(htmlOf(<Interview />)).toContain('<span lang="en">Power</span>'))

const power = aTopic({ title: inSome({ uk: 'Струм' }) })

it.each([
  ['a break', anEvent({ kind: 'break', topic: power }), null],
  ['of which nothing is known', anEvent({ kind: null }), null],
  ['of a kind', anEvent({ kind: 'panel' }), { kind: 'panel' }],
  ['of a topic', anEvent({ kind: null, topic: power }), { topic: 'Струм' }],
])('an event %s', (_, event, expected) => expect(kindView(event, 'uk')).toEqual(expected))
