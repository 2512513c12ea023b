// Lines of a bank statement: by what accepting does with them, and those that wait to be worked through.

import type { DoneLine, ShownLine, StatementView, WaitingLine } from '@forum/desk/office/pages/statement-view.ts'
import { sumToType } from '@forum/domain/payment/typed-sum.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'
import { BankDay } from './transfer-parts.tsx'

type Groups = NonNullable<StatementView['told']>['groups']

/** What needs no look is folded. */
const folded = ['known', 'aside']

export function LineGroups({ groups }: { groups: Groups }) {
  const { statements } = useOffice().words
  return groups.map(({ group, count, lines }) => (
    <section key={group}>
      <h2>{statements.groups[group]}</h2>
      {folded.includes(group) ? (
        <details>
          <summary>{statements.show(count)}</summary>
          <ul role="list" className="list rows">
            {lines.map((line) => (
              <li key={line.key}>
                <LineFacts line={line} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <ul role="list" className="list rows orders">
          {lines.map((line) => (
            <GroupLine key={line.key} line={line} isDoubtful={group === 'likelyKnown'} />
          ))}
        </ul>
      )}
      {lines.length < count && <p className="aside">{statements.cut(lines.length)}</p>}
    </section>
  ))
}

/** `isDoubtful`: it is taken only if that is ticked. */
function GroupLine({ line, isDoubtful }: { line: ShownLine; isDoubtful: boolean }) {
  const { statements } = useOffice().words
  const [first] = line.proposals
  return (
    <li>
      <LineFacts line={line} />
      {first && <Proposed proposal={first} />}
      {isDoubtful && (
        <label className="target wide">
          <input type="checkbox" form="accept" name="asNew" value={line.key} />
          <span>
            {statements.asNew} <span className="hidden">{line.payer}</span>
          </span>
        </label>
      )}
    </li>
  )
}

function LineFacts({ line }: { line: ShownLine }) {
  const { words, frame } = useOffice()
  const { day, sum, currency, payer, code, number, purpose } = line
  const price = currency === 'UAH' ? exactPrice(Math.abs(sum), frame.language) : `${sumToType(Math.abs(sum))} ${currency}`
  return (
    <>
      <BankDay day={day} />
      <span lang="uk">{[payer || words.transfers.noPayer, code].filter(Boolean).join(', ')}</span>
      <b>{sum < 0 ? `−${price}` : price}</b>
      <span className="aside wide" lang="uk">
        {[number && `№ ${number}`, purpose].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function Proposed({ proposal: { orders, reasons } }: { proposal: ShownLine['proposals'][number] }) {
  const { words, frame } = useOffice()
  const { statements } = words
  return (
    <span className="wide">
      {orders.map(({ number, sum }, place) => (
        <span key={number}>
          {place > 0 && ', '}
          <a href={`/orders/${number}`}>{statements.toOrder(number, exactPrice(sum, frame.language))}</a>
        </span>
      ))}{' '}
      <span className="aside">({reasons.map((reason) => statements.reasons[reason]).join(', ')})</span>
    </span>
  )
}

/** Transfers of an accepted statement that wait, each with one press for the likeliest order. */
export function Work({ id, lines }: { id: string; lines: readonly WaitingLine[] }) {
  const { words } = useOffice()
  const { statements, transfers } = words
  if (lines.length === 0) return <p>{statements.allDone}</p>
  return (
    <section>
      <h2>{statements.work}</h2>
      <p>{statements.workText}</p>
      <ul role="list" className="list rows orders">
        {lines.map((line) => {
          const [first] = line.proposals
          const [order] = first?.orders ?? []
          const amount = Math.min(order?.sum ?? 0, line.waiting)
          return (
            <li key={line.key}>
              <LineFacts line={line} />
              {first && <Proposed proposal={first} />}
              <a href={`/transfers/${line.transferId}`}>
                {statements.transfer} <span className="hidden">{line.payer}</span>
              </a>
              {order && amount > 0 && !first?.reasons.includes('alreadyPaid') && (
                <form method="post" action={`/transfers/${line.transferId}`}>
                  <input type="hidden" name="key" value={line.formKey} />
                  <input type="hidden" name="statement" value={id} />
                  <input type="hidden" name="number" value={order.number} />
                  <input type="hidden" name="amount" value={sumToType(amount)} />
                  <Submit look="plain" deed="given">
                    {transfers.giveSubmit} <span className="hidden">{order.number}</span>
                  </Submit>
                </form>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What became of the lines of an accepted statement. */
export function DoneLines({ lines, count }: { lines: readonly DoneLine[]; count: number }) {
  const { statements } = useOffice().words
  return (
    <details>
      <summary>{statements.all(count)}</summary>
      <ul role="list" className="list rows">
        {lines.map((line) => (
          <li key={line.key}>
            <LineFacts line={line} />
            {line.given.map((number) => (
              <a key={number} href={`/orders/${number}`}>
                {statements.given(number)}
              </a>
            ))}
          </li>
        ))}
      </ul>
      {lines.length < count && <p className="aside">{statements.cut(lines.length)}</p>}
    </details>
  )
}
