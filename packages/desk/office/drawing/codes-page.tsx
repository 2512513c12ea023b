// Promo codes: the list with results, and a form for a new one.

import type { CodesView } from '@forum/desk/office/pages/code-view.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'
import { Choices, Done, Fault, Field, Rows, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

export function CodesPage({ view }: { view: CodesView }) {
  const { codes: words, euro } = useOffice().words
  const { done, codes } = view
  return (
    <>
      <h1>{words.title(view.year)}</h1>
      {done && <Done>{words.done[done.deed](done.code)}</Done>}
      <p className="aside">{words.lead}</p>
      <p>
        <a href="/codes/euro">{euro.open}</a> <span className="aside">{euro.openHint}</span>
      </p>
      <Rows none={words.none}>
        {codes.map((code) => (
          <CodeRow key={code.code} code={code} kinds={view.kinds} />
        ))}
      </Rows>
      <h2>{words.add}</h2>
      <CodeForm view={view} />
    </>
  )
}

function CodeRow({ code, kinds }: { code: CodesView['codes'][number]; kinds: CodesView['kinds'] }) {
  const { words, frame } = useOffice()
  const { codes } = words
  const { code: text, kind, amount, ticketIds, maxTickets, until, stoppedAt, used, orders, discount, paid, address } = code
  const names = kinds.filter(({ id }) => ticketIds.includes(id)).map(({ title }) => title)
  const about = [
    kind === 'percent' ? `−${amount} %` : `−${formatPrice(amount)}`,
    ticketIds.length === 0 ? codes.allKinds : names.join(', '),
    until !== null && codes.until(fullDate(until - 1, frame.language)),
  ]
  return (
    <li>
      <span>
        <b>{text}</b> <span className="aside">{about.filter(Boolean).join(' · ')}</span>
        <br />
        {codes.used(used, maxTickets, orders)} {codes.sums(formatPrice(discount), formatPrice(paid))}
        {stoppedAt === null && (
          <>
            <br />
            <a href={address} rel="noreferrer">
              {address}
            </a>
          </>
        )}
      </span>
      {stoppedAt === null ? (
        <form method="post" action="/codes/stop">
          <input type="hidden" name="code" value={text} />
          <Submit look="danger">{codes.stop}</Submit>
        </form>
      ) : (
        <span className="aside">{codes.stopped}</span>
      )}
    </li>
  )
}

function CodeForm({ view: { kinds, typed, chosen, fault } }: { view: CodesView }) {
  const { codes: words } = useOffice().words
  return (
    <form method="post" action="/codes">
      {fault && <Fault>{words.faults[fault]}</Fault>}
      <Field label={words.code} hint={words.codeHint} name="code" value={typed.code ?? ''} isRequired />
      <Choices
        legend={words.reduction}
        name="kind"
        options={(['percent', 'sum'] as const).map((kind) => [kind, words.kinds[kind]])}
        chosen={typed.kind || 'percent'}
      />
      <Field label={words.amount} hint={words.rounding} name="amount" value={typed.amount ?? ''} isRequired />
      <Field label={words.number} hint={words.numberHint} name="number" value={typed.number ?? ''} isRequired />
      <Field type="date" label={words.day} hint={words.dayHint} name="day" value={typed.day ?? ''} />
      <Choices
        legend={words.tickets}
        type="checkbox"
        name="kinds"
        options={kinds.map(({ id, title, price }) => [id, `${title}, ${formatPrice(price)}`])}
        chosen={chosen}
      />
      <Submit>{words.submit}</Submit>
    </form>
  )
}
