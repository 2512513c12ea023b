import { expect, test } from 'vitest'
import type { Answer, Asked } from './ask-site.ts'
import { faultsIn } from './judge.ts'
import type { Question } from './questions.ts'

const well: Answer = { status: 200, reason: '', type: 'text/html', heading: 'Forum', first: 20, again: 2 }
const page: Question = { name: '/uk', kind: 'page', path: '/uk', atDesk: false, right: [200], isShort: false }
const asked = (answer: Partial<Answer> = {}, question: Partial<Question> = {}): Asked => ({
  question: { ...page, ...question },
  answer: { ...well, ...answer },
})
const said = (now: Asked, before: Asked | null) => faultsIn([now], before && [before]).map(({ text }) => text)

test.each<[string, Partial<Answer>, Partial<Answer>, RegExp | null]>([
  ['the same', {}, {}, null],
  ['another heading', { heading: 'Other' }, {}, null],
  ['an error', { status: 500 }, {}, /^it answers 500, where the release before answered 200$/],
  ['a page that is gone', { status: 404 }, {}, /answers 404/],
  ['a redirect', { status: 302 }, {}, /answers 302/],
  ['no answer', { status: 0, reason: 'none within 10 seconds' }, {}, /^no answer \(none within 10 seconds\)/],
  ['no heading', { heading: null }, {}, /^it has no heading/],
  ['no heading in both', { heading: null }, { heading: null }, null],
  ['another type', { type: 'text/plain' }, {}, /^it answers text\/plain, where the release before answered text\/html$/],
  ['an error of both', { status: 500 }, { status: 500 }, null],
  ['another error than before', { status: 404 }, { status: 500 }, /^it answers 404$/],
  ['an error that is mended', {}, { status: 500 }, null],
  ['a page that is new', {}, { status: 404 }, null],
  ['two seconds at first', { first: 2100 }, {}, /^it takes 2100 ms at first/],
  ['two seconds at first in both', { first: 2100 }, { first: 2400 }, null],
  ['a little longer than two seconds, as before', { first: 2300 }, { first: 1900 }, null],
  ['three times as long the second time', { again: 70 }, { again: 20 }, /^it takes 70 ms, where the release before took 20$/],
  ['twice as long', { again: 70 }, { again: 30 }, null],
  ['less than fifty milliseconds', { again: 49 }, { again: 1 }, null],
])('%s', (_, now, before, expected) => {
  expect(said(asked(now), asked(before))).toEqual(expected === null ? [] : [expect.stringMatching(expected)])
})

test.each<[string, Partial<Answer>, Question['right'], string[]]>([
  ['what must be there', { status: 404 }, [200], ['it answers 404']],
  ['what nobody has', { status: 404 }, [404], []],
  ['what depends on the content', { status: 404 }, null, []],
  ['an error of it', { status: 503 }, null, ['it answers 503']],
  ['no answer of it', { status: 0, reason: 'ECONNRESET' }, null, ['no answer (ECONNRESET)']],
  ['a page without heading', { heading: null }, [200], ['it has no heading']],
  ['a file without heading', { heading: null, type: 'text/css' }, [200], []],
  ['a slow page', { first: 3000, again: 900 }, [200], []],
])('%s is judged alone', (_, now, right, expected) => {
  expect(said(asked(now, { right }), null)).toEqual(expected)
})

test('a form that the release before had is missed', () => {
  const form = asked({ status: 400 }, { name: '/uk (sent empty)', kind: 'form', right: [400] })
  const next = asked({}, { name: '/en', path: '/en' })
  expect(faultsIn([asked(), next], [asked(), form, next])).toEqual([
    { name: '/uk (sent empty)', text: 'there is no form, where the release before had one' },
  ])
})

test('a form that there was no time for is not missed', () => {
  const form = asked({ status: 400 }, { name: '/uk (sent empty)', kind: 'form', right: [400] })
  const other = asked({}, { name: '/en', path: '/en' })
  expect(faultsIn([asked()], [asked(), form])).toEqual([])
  expect(faultsIn([other, other], [asked(), form, other])).toEqual([])
})

test('on a busy machine slow pages are no fault, wrong ones are', () => {
  const [slow, wrong] = [{ name: '/uk' }, { name: '/en' }]
  const here = [asked({ first: 9000, again: 900 }, slow), asked({ status: 500 }, wrong)]
  expect(faultsIn(here, [asked({}, slow), asked({}, wrong)], true).map(({ name }) => name)).toEqual(['/en'])
})

test('wrong answers are told before slow ones', () => {
  const [slow, wrong] = [{ name: '/uk' }, { name: '/en' }]
  const faults = faultsIn([asked({ first: 9000 }, slow), asked({ status: 500 }, wrong)], [asked({}, slow), asked({}, wrong)])
  expect(faults.map(({ name }) => name)).toEqual(['/en', '/uk'])
})

test('a file of the release before is not missed', () => {
  expect(faultsIn([asked()], [asked(), asked({}, { name: '/static/old.js', kind: 'file' })])).toEqual([])
})
