// What acts can be made, which orders are left out and why, and the button that makes them.
import type { NewActsView, PlannedActView } from '@forum/desk/office/pages/paper-view.ts'
import { Choice, Fault, Submit } from './form-parts.tsx'
import { useOffice, useSum } from './office-words.tsx'
import { OrderNumbers } from './order-lists.tsx'

const sumOf = (acts: readonly PlannedActView[]) => acts.reduce((all, { sum }) => all + sum, 0)
const ordersIn = (acts: readonly PlannedActView[]) => acts.reduce((all, { orders }) => all + orders.length, 0)

export function NewActsPage({ view }: { view: NewActsView }) {
  const { papers } = useOffice().words
  const { year, number, over, isOver, acts, company, fault, made } = view
  const { new: words } = papers
  const sum = useSum()
  const canMake = acts.length > 0 || company !== null
  const said = fault && [words.faults[fault.fault], fault.act].filter(Boolean).join(': ')
  return (
    <>
      <p>
        {number === null ? (
          <a href={`/orders/papers?year=${year}`}>{papers.title(year)}</a>
        ) : (
          <a href={`/orders/${number}`}>{number}</a>
        )}
      </p>
      <h1>{number === null ? words.all(year) : words.one(number)}</h1>
      {said && <Fault>{said}</Fault>}
      {made !== null && <Fault>{words.cut(made)}</Fault>}
      {!isOver && <p className="notice strong">{over === null ? words.noDays : words.early}</p>}
      {number === null && (
        <p role="status">
          <b>{canMake ? words.willBe(acts.length, ordersIn(acts), sum(sumOf(acts))) : words.nothing}</b>
        </p>
      )}
      {isOver && canMake && <MakeForm view={view} />}
      {number === null && acts.length > 0 && (
        <>
          <h2>{words.planned}</h2>
          <Planned acts={acts} />
        </>
      )}
      <LeftOut view={view} />
    </>
  )
}

function MakeForm({ view: { year, number, acts, company, key, isMailed } }: { view: NewActsView }) {
  const { new: words } = useOffice().words.papers
  const sum = useSum()
  const [one] = acts
  return (
    <form method="post" action={`/orders/papers/new?${number === null ? `year=${year}` : `order=${number}`}`}>
      <input type="hidden" name="key" value={key} />
      {number !== null && company && (
        <fieldset>
          <legend>{words.scope}</legend>
          {one && <Choice type="radio" name="scope" value="order" label={words.single(number, sum(one.sum))} isOn />}
          <Choice
            type="radio"
            name="scope"
            value="company"
            label={words.company(ordersIn(company), sum(sumOf(company)))}
            isOn={!one}
          />
        </fieldset>
      )}
      {number !== null && !company && one && <p>{words.single(number, sum(one.sum))}</p>}
      {(company ?? acts).map(({ payer, names }) => names.length > 0 && <p key={payer.code}>{words.names(names.join('; '))}</p>)}
      <Choice type="checkbox" name="mail" value="yes" label={words.mail} isOn={isMailed} />
      <Submit>{words.submit}</Submit>
    </form>
  )
}

function Planned({ acts }: { acts: readonly PlannedActView[] }) {
  const { papers } = useOffice().words
  const sum = useSum()
  return (
    <ul role="list" className="list rows orders">
      {acts.map(({ payer, sum: amount, orders }) => (
        <li key={`${payer.code} ${orders[0]?.number}`}>
          <b>{payer.name || papers.noPayer}</b>
          <span>{payer.code}</span>
          <span>{sum(amount)}</span>
          <OrderNumbers numbers={orders.map(({ number }) => number)} />
        </li>
      ))}
    </ul>
  )
}

function LeftOut({ view: { leftOut } }: { view: NewActsView }) {
  const { new: words } = useOffice().words.papers
  if (leftOut.length === 0) return null
  return (
    <>
      <h2>{words.leftOut}</h2>
      <ul role="list" className="list rows">
        {leftOut.map(({ why, count, orders, act }) => (
          <li key={why}>
            <span>
              <b>{count}</b> {[words.reasons[why], act].filter(Boolean).join(': ')}
            </span>
            <OrderNumbers numbers={orders} />
          </li>
        ))}
      </ul>
    </>
  )
}
