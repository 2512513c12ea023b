// The rest of the day, old and new: every session can be changed in place before the plan is accepted.
import type { PlanRowView, PlanView } from '@forum/desk/office/pages/plan-view.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { Choice, Fault, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

export function PlanPage({ view: { wish, base, rows, halls, fault } }: { view: PlanView }) {
  const { day } = useOffice().words
  const words = day.plan
  return (
    <>
      <p>
        <a href="/day">{day.title}</a>
      </p>
      <h1>{words.title}</h1>
      {fault && <Fault>{day.faults[fault]}</Fault>}
      <p>{words.text}</p>
      <form action="/day/plan" className="form">
        <div className="cluster">
          <label>
            {words.late}
            <input type="number" name="late" min={0} max={600} defaultValue={wish.late} />
          </label>
          <label>
            {words.shortestBreak}
            <input type="number" name="break" min={0} max={180} defaultValue={wish.shortestBreak} />
          </label>
          <label>
            {words.end}
            <input type="time" name="end" defaultValue={wish.end} />
          </label>
        </div>
        <Submit look="plain">{words.propose}</Submit>
      </form>
      {rows.length === 0 ? (
        <p className="aside">{words.nothing}</p>
      ) : (
        <form method="post" action="/day/plan" className="plan">
          <input type="hidden" name="base" value={base} />
          <input type="hidden" name="late" value={wish.late} />
          <input type="hidden" name="break" value={wish.shortestBreak} />
          <input type="hidden" name="end" value={wish.end} />
          <ul role="list" className="list rows">
            {rows.map((row) => (
              <Row key={row.id} row={row} halls={halls} />
            ))}
          </ul>
          <Submit>{words.accept}</Submit>
        </form>
      )}
    </>
  )
}

function Row({ row, halls }: { row: PlanRowView; halls: PlanView['halls'] }) {
  const words = useOffice().words.day.plan
  const { id, title, isBreak, old, start, end, hall, isCut, isChanged, passesEnd, runsInto } = row
  const times = old.end === null ? clockAt(old.start) : `${clockAt(old.start)}–${clockAt(old.end)}`
  return (
    <li>
      <fieldset>
        <legend>{isBreak ? `${title} (${words.break})` : title}</legend>
        <p className="aside">
          {words.old}: {[times, old.hall].filter(Boolean).join(', ')}
          {isChanged ? '' : ` · ${words.same}`}
        </p>
        {runsInto && <p className="strong">{words.runsInto(runsInto)}</p>}
        {passesEnd && <p className="strong cancelled">{words.passesEnd}</p>}
        <div className="cluster">
          <label>
            {words.start}
            <input type="time" name={`start-${id}`} defaultValue={start} required />
          </label>
          <label>
            {words.finish}
            <input type="time" name={`end-${id}`} defaultValue={end} />
          </label>
          <label>
            {words.hall}
            <select name={`hall-${id}`} defaultValue={hall}>
              <option value="">{words.everywhere}</option>
              {halls.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Choice type="checkbox" name={`cut-${id}`} value="yes" label={words.cut} isOn={isCut} />
      </fieldset>
    </li>
  )
}
