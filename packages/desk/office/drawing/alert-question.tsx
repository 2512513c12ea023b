// What the alert service asks: a line on every page of the desk, and with its buttons on the page of the day.
import { data } from '@forum/design/attributes/attributes.ts'
import type { AlertQuestion } from '@forum/desk/day/alerts/alert-question.ts'
import type { AlertsView } from '@forum/desk/office/pages/day-view.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { Submit } from './form-parts.tsx'
import { Key, KeyForm } from './key-form.tsx'
import { useOffice } from './office-words.tsx'
import ring from './ring.js?raw'

export const ringScript = ring

const kinds = ['alert', 'clear'] as const

/** Below the menu, empty while nothing is asked: the script fills it. */
export function QuestionBar({ question, isHere }: { question: AlertQuestion | null; isHere: boolean }) {
  const { day: words } = useOffice().words
  const shown = isHere ? null : question
  return (
    <div
      id="question"
      className="question"
      role="alert"
      hidden={shown === null}
      {...data({ 'data-kind': question?.kind ?? '' })}
      data-seconds={question?.seconds ?? 0}
    >
      <a href="/day">
        {kinds.map((kind) => (
          <span key={kind} data-of={kind} hidden={shown?.kind !== kind}>
            {words.ask[kind]}
          </span>
        ))}
      </a>
    </div>
  )
}

/** `alerts`: of the page of the day. */
export function Alerts({ alerts: { source, known, question, isDemo } }: { alerts: AlertsView }) {
  const { day: words } = useOffice().words
  return (
    <>
      {question && (
        <form method="post" action="/day" className="notice presses">
          <div role="alert">
            <h2>{words.asked[question.kind](clockAt(question.since), source)}</h2>
          </div>
          <input type="hidden" name="since" value={question.since} />
          <Submit deed={question.kind === 'alert' ? 'alert' : 'goOn'}>
            {question.kind === 'alert' ? words.alert : words.goOn}
          </Submit>
          <Submit look="plain" deed="decline">
            {words.decline[question.kind]}
          </Submit>
        </form>
      )}
      <p className="aside">
        {known.is === 'alert' && words.known.alert(source, clockAt(known.since))}
        {known.is === 'none' && words.known.none(source)}
        {known.is === 'notAsked' && words.known.notAsked(source)}
        {known.is === 'unknown' &&
          (known.age === null ? words.known.never(source) : words.known.unknown(source, ageText(known.age)))}
      </p>
      <button type="button" id="ring" className="button plain" hidden>
        {words.tryRing}
      </button>
      {isDemo && <DemoSwitch />}
    </>
  )
}

/** `01:15`: minutes and seconds. */
const ageText = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

function DemoSwitch() {
  const { day: words } = useOffice().words
  return (
    <KeyForm legend={words.demo.legend} hidden={{ deed: 'service' }}>
      {(['alert', 'none', 'unclear'] as const).map((state) => (
        <Key key={state} name="state" value={state} label={words.demo[state]} />
      ))}
    </KeyForm>
  )
}
