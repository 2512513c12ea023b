// The page of the running day, for one thumb: what is on, the large buttons, each hall, the drill.
import type { DayView, HallView, InterruptionView } from '@forum/desk/office/pages/day-view.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { Alerts } from './alert-question.tsx'
import { ChannelWords } from './channel-words.tsx'
import { DayLetters } from './day-letters.tsx'
import { Choice, Done, Fault, Submit } from './form-parts.tsx'
import { Key, KeyForm } from './key-form.tsx'
import { useOffice } from './office-words.tsx'
import { DeedList } from './order-lists.tsx'

export function DayPage({ view }: { view: DayView }) {
  const { isForumDay, wasInterrupted, isToPlan, alerts, interruptions, halls, undo, taken, letters, deeds, told, fault } = view
  const { day: words } = useOffice().words
  const real = interruptions.findLast(({ isDrill }) => !isDrill)
  /** One that was announced to end can begin again. */
  const isEverywhere = (kind: InterruptionView['kind']) =>
    interruptions.some((one) => one.kind === kind && one.halls === null && one.resumesAt === null && !one.isDrill)
  return (
    <>
      <h1>{words.title}</h1>
      {told && <Done>{words.told[told]}</Done>}
      {fault && <Fault>{words.faults[fault]}</Fault>}
      {alerts && <Alerts alerts={alerts} />}
      {undo && (
        <form method="post" action="/day" className="notice">
          <p>{words.undoText(undo.why, undo.by, clockAt(undo.at), undo.seconds)}</p>
          <input type="hidden" name="revision" value={undo.revision} />
          <Submit look="plain" deed="undo">
            {words.undo}
          </Submit>
        </form>
      )}
      {interruptions.length === 0 && <p>{words.calm}</p>}
      {interruptions.map((interruption) => (
        <Interrupted key={interruption.id} interruption={interruption} />
      ))}
      {!isForumDay && <p className="aside">{words.notToday}</p>}
      {!isEverywhere('alert') && (
        <form method="post" action="/day" className="presses">
          <Submit deed="alert">{words.alert}</Submit>
          {!isEverywhere('pause') && (
            <Submit look="plain" deed="pause">
              {words.pause}
            </Submit>
          )}
        </form>
      )}
      <p>
        <a href="/day/plan" className={isToPlan ? 'button press' : undefined}>
          {words.plan.link}
        </a>
      </p>
      {taken.length > 0 && (
        <div className="notice">
          <p>{words.taken}</p>
          <ul role="list">
            {taken.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      )}
      <h2>{words.halls}</h2>
      {halls.length === 0 && <p className="aside">{words.noHalls}</p>}
      {halls.map((hall) => (
        <Hall key={hall.id} hall={hall} others={halls.filter(({ id }) => id !== hall.id)} />
      ))}
      {halls.length > 1 && <SomeHalls halls={halls} />}
      {(wasInterrupted || real) && <ChannelWords interruption={real} />}
      <DayLetters letters={letters} />
      <Drill />
      <p>
        <a href="/day/report">{words.report.link}</a>
      </p>
      {deeds.length > 0 && (
        <>
          <h2>{words.deeds}</h2>
          <DeedList deeds={deeds} />
        </>
      )}
    </>
  )
}

function Interrupted({ interruption }: { interruption: InterruptionView }) {
  const { id, kind, halls, since, resumesAt, isDrill, isShown, by } = interruption
  const { day: words } = useOffice().words
  const name = isDrill ? words.drillOf(words.kinds[kind]) : words.kinds[kind]
  const said = [
    words.pressedBy(by),
    ...(isDrill && !isShown ? [words.hiddenDrill] : []),
    ...(resumesAt === null ? [] : [words.resumes(clockAt(resumesAt))]),
  ]
  return (
    <div className="notice interrupted" role="status">
      <h2>
        {name} {words.since(clockAt(since))}, {halls?.join(', ') ?? words.everywhere}
      </h2>
      <p>{said.join(' ')}</p>
      <form method="post" action="/day" className="presses">
        <input type="hidden" name="id" value={id} />
        <Submit deed="goOn">{words.goOn}</Submit>
      </form>
      <form method="post" action="/day" className="search">
        <input type="hidden" name="id" value={id} />
        <label>
          {words.at}
          <input type="time" name="at" required defaultValue={resumesAt === null ? '' : clockAt(resumesAt)} />
        </label>
        <Submit look="plain" deed="goOnAt">
          {words.goOnAt}
        </Submit>
      </form>
    </div>
  )
}

const minutes = [5, 10, 15, 20, 30, 45, 60]

function Hall({ hall, others }: { hall: HallView; others: readonly HallView[] }) {
  const { day: words } = useOffice().words
  const { id, title, late, movedTo, running, next } = hall
  const state = [...(late > 0 ? [words.isLate(late)] : []), ...(movedTo === null ? [] : [words.isMoved(movedTo)])]
  return (
    <details>
      <summary>{[title, ...state].join(', ')}</summary>
      <div className="gap3">
        {running && <p>{words.running(running.title, running.end === null ? null : clockAt(running.end))}</p>}
        {next && <p>{words.next(next.title, clockAt(next.start))}</p>}
        {!running && !next && <p className="aside">{words.free}</p>}
        <KeyForm legend={words.late} hidden={{ deed: 'late', hall: id }}>
          {minutes.map((each) => (
            <Key key={each} name="minutes" value={String(each)} label={String(each)} />
          ))}
          {late > 0 && <Key name="minutes" value="0" label={words.onTime} />}
        </KeyForm>
        {others.length > 0 && (
          <KeyForm legend={words.move} hidden={{ deed: 'move', hall: id }}>
            {others.map((other) => (
              <Key key={other.id} name="to" value={other.id} label={other.title} />
            ))}
          </KeyForm>
        )}
        <KeyForm legend={words.only} hidden={{ where: 'halls', hall: id }}>
          <Key name="deed" value="alert" label={words.hallAlert} />
          <Key name="deed" value="pause" label={words.hallPause} />
        </KeyForm>
      </div>
    </details>
  )
}

function SomeHalls({ halls }: { halls: readonly HallView[] }) {
  const { day: words } = useOffice().words
  return (
    <details>
      <summary>{words.some}</summary>
      <form method="post" action="/day">
        <input type="hidden" name="where" value="halls" />
        <fieldset>
          <legend>{words.halls}</legend>
          {halls.map(({ id, title }) => (
            <Choice key={id} type="checkbox" name="hall" value={id} label={title} />
          ))}
        </fieldset>
        <div className="cluster keys">
          <Key name="deed" value="alert" label={words.hallAlert} />
          <Key name="deed" value="pause" label={words.hallPause} />
        </div>
      </form>
    </details>
  )
}

function Drill() {
  const { day: words } = useOffice().words
  return (
    <details>
      <summary>{words.drill}</summary>
      <form method="post" action="/day">
        <p>{words.drillText}</p>
        <Choice type="checkbox" name="shown" value="yes" label={words.drillShown} />
        <Submit look="plain" deed="drill">
          {words.drillStart}
        </Submit>
      </form>
    </details>
  )
}
