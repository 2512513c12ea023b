// What is wrong with the answers of a site, beside those of the release that runs.
import { type Answer, type Asked, quick } from './ask-site.ts'
import type { Question } from './questions.ts'

/** `name`: of the question; `text`: what was answered, and what before. */
export type Fault = { name: string; text: string }

/** Milliseconds until a page is there that nobody asked for before; and how much longer than before it must be, because the machine may be busy. */
const slowAtFirst = 2000
const slowerAtFirst = 1.5
const slower = 3

/**
 * What the release before answers with 200 must be answered with 200, with a heading where it had one; what both answer alike is no fault. What is known of
 * one alone must be right by itself. `before` null: nothing is known of another release, and times are not judged. `isBusy`: the machine is, so that times say
 * nothing of the release.
 */
export function faultsIn(asked: readonly Asked[], before: readonly Asked[] | null, isBusy = false): Fault[] {
  const earlier = new Map(before?.map(({ question, answer }) => [question.name, answer]))
  const here = new Set(asked.map(({ question }) => question.name))
  // A form is asked right after its page, unless the time was over there.
  const passed = new Set(asked.slice(0, -1).flatMap(({ question: { kind, path } }) => (kind === 'page' ? [path] : [])))
  const gone = (before ?? []).filter(
    ({ question: { kind, name, path }, answer }) =>
      kind === 'form' && answer.status === 400 && !here.has(name) && passed.has(path),
  )
  const found = (look: (question: Question, answer: Answer, before: Answer | undefined) => string | null) =>
    asked.flatMap(({ question, answer }) => {
      const text = look(question, answer, earlier.get(question.name))
      return text === null ? [] : [{ name: question.name, text }]
    })
  return [
    ...found(wrongIn),
    ...gone.map(({ question: { name } }) => ({ name, text: 'there is no form, where the release before had one' })),
    ...(isBusy ? [] : found(slowness)),
  ]
}

function wrongIn(question: Question, answer: Answer, before: Answer | undefined): string | null {
  if (before && before.status !== 200 && before.status === answer.status) return null
  return before?.status === 200 ? lostIn(answer, before) : wrongAlone(question, answer)
}

function lostIn(answer: Answer, before: Answer): string | null {
  const was = 'where the release before answered'
  if (answer.status !== 200) return `${said(answer)}, ${was} 200`
  if (answer.type !== before.type) return `it answers ${answer.type || 'nothing'}, ${was} ${before.type}`
  return answer.heading === null && before.heading !== null ? `it has no heading, ${was} with one` : null
}

function wrongAlone({ right, isDrawnThere = false }: Question, answer: Answer): string | null {
  const isRight = right === null ? answer.status > 0 && answer.status < 500 : right.includes(answer.status)
  if (!isRight) return said(answer)
  const isHeaded = isDrawnThere || answer.status !== 200 || answer.type !== 'text/html' || answer.heading !== null
  return isHeaded ? null : 'it has no heading'
}

function slowness({ kind }: Question, answer: Answer, before: Answer | undefined): string | null {
  if (kind !== 'page' || before?.status !== 200 || answer.status !== 200) return null
  if (answer.first > Math.max(slowAtFirst, slowerAtFirst * before.first))
    return `it takes ${answer.first} ms at first, where the release before took ${before.first}`
  if (answer.again !== null && before.again !== null && answer.again > Math.max(quick, slower * before.again))
    return `it takes ${answer.again} ms, where the release before took ${before.again}`
  return null
}

const said = ({ status, reason }: Answer) => (status === 0 ? `no answer (${reason})` : `it answers ${status}`)
