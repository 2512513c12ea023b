// The list of transfers with a form to note one, and the list of money to send back.

import type { ReturnsView, TransfersView } from '@forum/desk/office/pages/transfer-view.ts'
import { Done, Fault, Field, SearchForm, Submit } from './form-parts.tsx'
import { useOffice, useSum } from './office-words.tsx'
import { BankDay } from './transfer-parts.tsx'

export function TransfersPage({ view }: { view: TransfersView }) {
  const { words } = useOffice()
  const { transfers } = words
  const { query, isWaiting, found, isCut, waits, back, fault } = view
  const sum = useSum()
  const options = [['', transfers.all] as const, ['waiting', transfers.waiting] as const]
  const show = { label: transfers.show, chosen: isWaiting ? 'waiting' : '', options }
  const none = query === '' && !isWaiting ? transfers.none : transfers.noneFound
  return (
    <>
      <h1>{transfers.title}</h1>
      <p className="aside">{transfers.lead}</p>
      <p>
        <b>{waits.number > 0 ? transfers.waits(waits.number, sum(waits.amount)) : transfers.nothingWaits}</b>
      </p>
      <p>
        <a href="/transfers/statement">{transfers.statement}</a>
      </p>
      {back.number > 0 && (
        <p>
          <a href="/transfers/back">{transfers.back(back.number, sum(back.amount))}</a>
        </p>
      )}
      <details open={fault !== null || (found.length === 0 && query === '')} id="note">
        <summary>{transfers.note}</summary>
        <NoteForm view={view} />
      </details>
      <SearchForm action="/transfers" label={transfers.search} query={query} submit={transfers.submit} show={show} />
      {isCut && <p className="aside">{transfers.cut(found.length)}</p>}
      {found.length === 0 ? (
        <p className="aside">{none}</p>
      ) : (
        <ul role="list" className="list rows orders">
          {found.map((line) => (
            <TransferRow key={line.id} line={line} />
          ))}
        </ul>
      )}
    </>
  )
}

function TransferRow({ line }: { line: TransfersView['found'][number] }) {
  const { words } = useOffice()
  const { transfers } = words
  const { id, day, amount, payer, payerCode, purpose, number, waiting, orders } = line
  const sum = useSum()
  return (
    <li>
      <a href={`/transfers/${id}`}>
        <b>
          <BankDay day={day} />
        </b>
      </a>
      <span>
        {payer || transfers.noPayer}
        {payerCode && `, ${payerCode}`}
      </span>
      <span>{sum(amount)}</span>
      {waiting > 0 ? <b>{transfers.stillWaits(sum(waiting))}</b> : <span className="paid">{orders.join(', ')}</span>}
      <span className="aside wide">
        {[number && `№ ${number}`, purpose, waiting > 0 && orders.join(', ')].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

function NoteForm({ view: { key, typed, fault } }: { view: TransfersView }) {
  const { transfers } = useOffice().words
  const { fields } = transfers
  const value = (name: string) => typed[name] ?? ''
  return (
    <form method="post" action="/transfers#note">
      {fault && <Fault>{transfers.faults[fault]}</Fault>}
      <p>{transfers.noteText}</p>
      <input type="hidden" name="key" value={typed.key || key} />
      <Field type="date" label={fields.day} name="day" value={value('day')} isRequired />
      <Field label={fields.amount} hint={fields.amountHint} name="amount" value={value('amount')} most={20} isRequired />
      <Field label={fields.payer} name="payer" value={value('payer')} most={200} />
      <Field label={fields.payerCode} name="payerCode" value={value('payerCode')} most={20} />
      <Field label={fields.payerIban} hint={fields.payerIbanHint} name="payerIban" value={value('payerIban')} most={60} />
      <Field label={fields.purpose} name="purpose" value={value('purpose')} most={500} />
      <Field label={fields.number} name="number" value={value('number')} most={40} />
      <Submit>{transfers.save}</Submit>
    </form>
  )
}

export function ReturnsPage({ view: { asked, sum, done } }: { view: ReturnsView }) {
  const { words } = useOffice()
  const { list, noIban, refundOf } = words.transfers
  const price = useSum()
  return (
    <>
      <h1>{list.title}</h1>
      {done !== null && <Done>{list.done(done)}</Done>}
      {asked.length === 0 ? (
        <p>{list.none}</p>
      ) : (
        <>
          <p className="aside">{list.text}</p>
          <form method="post" action="/transfers/back/file">
            <p className="cluster">
              <Submit look="plain" name="format" value="xlsx">
                {list.xlsx}
              </Submit>
              <Submit look="plain" name="format" value="csv">
                {list.csv}
              </Submit>
            </p>
          </form>
          <p>
            <b>{list.sum(price(sum))}</b>
          </p>
          <ul role="list" className="list rows orders">
            {asked.map(({ id, transferId, receiver, receiverCode, receiverIban, amount, purpose, order }) => (
              <li key={id}>
                <label className="target">
                  <input
                    type="checkbox"
                    form="sent"
                    name="return"
                    value={id}
                    defaultChecked
                    aria-label={`${receiver}, ${price(amount)}`}
                  />
                  <b>{price(amount)}</b>
                </label>
                <span>
                  <a href={`/transfers/${transferId}`}>{receiver || words.transfers.noPayer}</a>
                  {receiverCode && `, ${receiverCode}`}
                </span>
                <span className={receiverIban ? '' : 'dead'}>{receiverIban || noIban}</span>
                <span>{order && refundOf(order)}</span>
                <span className="aside wide">
                  {list.purpose}: <span lang="uk">{purpose}</span>
                </span>
              </li>
            ))}
          </ul>
          <form method="post" action="/transfers/back" id="sent">
            <Submit>{list.submit}</Submit>
          </form>
        </>
      )}
    </>
  )
}
