// Promo codes: those that there are, with what came of them, and the form for another one.
import { fullDate } from '#domain/programme/kyiv-time.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import type { CodesView } from '#server/organisers/code-view.ts'
import { useDesk } from './desk-words.tsx'
import { Choice, Field } from './form-parts.tsx'

export function CodesPage({ view }: { view: CodesView }) {
  const { codes: words } = useDesk().words
  const { done, codes } = view
  return (
    <>
      <h1>{words.title(view.year)}</h1>
      {done && (
        <p className="done" id="done" role="status">
          {words.done[done.deed](done.code)}
        </p>
      )}
      <p className="hint">{words.lead}</p>
      {codes.length === 0 && <p className="hint">{words.none}</p>}
      <ul className="rows">
        {codes.map((code) => (
          <CodeRow key={code.code} code={code} kinds={view.kinds} />
        ))}
      </ul>
      <h2>{words.add}</h2>
      <CodeForm view={view} />
    </>
  )
}

function CodeRow({ code, kinds }: { code: CodesView['codes'][number]; kinds: CodesView['kinds'] }) {
  const { words, frame } = useDesk()
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
        <b>{text}</b> <span className="meta">{about.filter(Boolean).join(' · ')}</span>
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
          <button type="submit" className="button danger">
            {codes.stop}
          </button>
        </form>
      ) : (
        <span className="meta">{codes.stopped}</span>
      )}
    </li>
  )
}

function CodeForm({ view: { kinds, typed, chosen, fault } }: { view: CodesView }) {
  const { codes: words } = useDesk().words
  return (
    <form method="post" action="/codes">
      {fault && (
        <p className="fault" role="alert">
          {words.faults[fault]}
        </p>
      )}
      <Field label={words.code} hint={words.codeHint} name="code" value={typed.code ?? ''} isRequired />
      <fieldset>
        <legend>{words.reduction}</legend>
        {(['percent', 'sum'] as const).map((kind) => (
          <Choice
            key={kind}
            type="radio"
            name="kind"
            value={kind}
            label={words.kinds[kind]}
            isOn={kind === (typed.kind || 'percent')}
          />
        ))}
      </fieldset>
      <Field label={words.amount} hint={words.rounding} name="amount" value={typed.amount ?? ''} isRequired />
      <Field label={words.number} hint={words.numberHint} name="number" value={typed.number ?? ''} isRequired />
      <Field type="date" label={words.day} hint={words.dayHint} name="day" value={typed.day ?? ''} />
      <fieldset>
        <legend>{words.tickets}</legend>
        {kinds.map(({ id, title, price }) => (
          <Choice
            key={id}
            type="checkbox"
            name="kinds"
            value={id}
            label={`${title}, ${formatPrice(price)}`}
            isOn={chosen.includes(id)}
          />
        ))}
      </fieldset>
      <button type="submit" className="button">
        {words.submit}
      </button>
    </form>
  )
}
