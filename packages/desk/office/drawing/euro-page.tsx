// The rate of the euro: what counts now, a form for a new one, and those before.
import type { EuroView } from '@forum/desk/office/pages/euro-view.ts'
import { rateText } from '@forum/domain/payment/euro.ts'
import { Done, Fault, Field, Rows, Submit } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'

export function EuroPage({ view: { rates, typed, isDone, isFaulty } }: { view: EuroView }) {
  const { words, frame } = useOffice()
  const { euro } = words
  const rate = rates[0]?.rate ?? null
  const said = (one: number | null) => (one === null ? euro.none : euro.one(rateText(one, frame.language)))
  return (
    <>
      <h1>{euro.title}</h1>
      {isDone && <Done>{euro.done}</Done>}
      <p className="strong">{said(rate)}</p>
      <p className="aside">{euro.lead}</p>
      <form method="post" action="/codes/euro">
        {isFaulty && <Fault>{euro.fault}</Fault>}
        <Field label={euro.rate} hint={euro.rateHint} name="rate" value={typed} isRequired most={20} />
        <Submit deed="set">{euro.set}</Submit>
      </form>
      {rate !== null && (
        <form method="post" action="/codes/euro">
          <Submit look="plain" deed="stop">
            {euro.stop}
          </Submit>
        </form>
      )}
      <h2>{euro.before}</h2>
      <Rows none={euro.none}>
        {rates.map((one) => (
          <li key={one.at}>
            <span>{said(one.rate)}</span>
            <span>
              <Moment at={one.at} />
            </span>
          </li>
        ))}
      </Rows>
    </>
  )
}
