// One transfer: what it was for, the form that gives it to an order, and what goes back.

import type { OrderToGive, ReturnShown, TransferDeed, TransferView } from '@forum/desk/office/pages/transfer-view.ts'
import { sumToType } from '@forum/domain/payment/typed-sum.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { fullDate, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import type { ReactNode } from 'react'
import { Done, Fact, Fault, Field, SearchForm, Submit } from './form-parts.tsx'
import { Moment, useOffice, useSum } from './office-words.tsx'
import { FreshPass } from './refund-fields.tsx'

export function TransferPage({ view }: { view: TransferView }) {
  const { words, frame } = useOffice()
  const { transfers } = words
  const { transfer, waiting, returns, done, refused } = view
  const day = fullDate(parseMoment(`${transfer.day}T12:00:00`) ?? 0, frame.language)
  return (
    <>
      <h1>{transfers.one(day, exactPrice(transfer.amount, frame.language))}</h1>
      {done && <Done>{transfers.done[done]}</Done>}
      {refused && <Fault>{transfers.faults[refused.fault]}</Fault>}
      <Facts view={view} />
      <h2>{transfers.for}</h2>
      <Shares view={view} />
      {waiting > 0 && (
        <>
          <h2>{transfers.give}</h2>
          <GiveToOrder view={view} />
          <h2>{transfers.sendBack}</h2>
          <SendBack view={view} />
        </>
      )}
      {returns.length > 0 && (
        <>
          <h2>{transfers.returns}</h2>
          <ul role="list" className="list rows">
            {returns.map((each) => (
              <Return key={each.id} view={view} each={each} />
            ))}
          </ul>
          <p>
            <a href="/transfers/back">{transfers.list.title}</a>
          </p>
        </>
      )}
    </>
  )
}

function Facts({ view: { transfer, waiting } }: { view: TransferView }) {
  const { words } = useOffice()
  const { facts, fields, sources, noPayer } = words.transfers
  const { amount, given, returned, payer, payerCode, payerIban, purpose, number, source, notedAt, notedBy, erasedAt } = transfer
  const sum = useSum()
  return (
    <dl className="pair facts">
      <Fact name={facts.amount}>{sum(amount)}</Fact>
      <Fact name={facts.waiting}>
        <b>{sum(waiting)}</b>
      </Fact>
      {given > 0 && <Fact name={facts.given}>{sum(given)}</Fact>}
      {returned > 0 && <Fact name={facts.returned}>{sum(returned)}</Fact>}
      <Fact name={fields.payer}>
        {erasedAt === null ? [payer || noPayer, payerCode].filter(Boolean).join(', ') : facts.erased}
        {payerIban && (
          <>
            <br />
            {payerIban}
          </>
        )}
      </Fact>
      {purpose && <Fact name={fields.purpose}>{purpose}</Fact>}
      {number && <Fact name={fields.number}>{number}</Fact>}
      <Fact name={facts.noted}>
        <Moment at={notedAt} />, {[notedBy, sources[source]].filter(Boolean).join(', ')}
      </Fact>
    </dl>
  )
}

/** A form of this page; `deed`: what its button does. */
function DeedForm({ view, deed, children }: { view: TransferView; deed: TransferDeed; children: ReactNode }) {
  return (
    <form method="post" action={`/transfers/${view.transfer.id}`}>
      <input type="hidden" name="deed" value={deed} />
      {children}
    </form>
  )
}

function Shares({ view }: { view: TransferView }) {
  const { words } = useOffice()
  const { transfers } = words
  const sum = useSum()
  if (view.shares.length === 0) return <p className="aside">{transfers.forNothing}</p>
  return (
    <ul role="list" className="list rows">
      {view.shares.map(({ id, number, status, buyer, amount, returned, givenAt, givenBy, mayBeTakenBack }) => (
        <li key={id}>
          <span>
            <a href={`/orders/${number}`}>
              <b>{number}</b>
            </a>{' '}
            {buyer} · <span className={status}>{words.status[status]}</span>
          </span>
          <span>{returned > 0 ? transfers.of(sum(amount), sum(returned)) : sum(amount)}</span>
          <span className="aside">
            <Moment at={givenAt} />
            {givenBy && `, ${givenBy}`}
          </span>
          {mayBeTakenBack ? (
            <DeedForm view={view} deed="takenBack">
              <input type="hidden" name="share" value={id} />
              <p className="aside">{transfers.takeBackText}</p>
              <Submit look="plain">
                {transfers.takeBack} <span className="hidden">{number}</span>
              </Submit>
            </DeedForm>
          ) : (
            status === 'paid' && <span className="aside">{transfers.issued}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function GiveToOrder({ view }: { view: TransferView }) {
  const { transfers } = useOffice().words
  const { query, found } = view
  const none = query === '' ? transfers.noLikely : transfers.noneOpen
  return (
    <>
      <p>{transfers.giveText}</p>
      <SearchForm
        action={`/transfers/${view.transfer.id}`}
        label={transfers.findOrder}
        query={query}
        submit={transfers.submit}
        look="plain"
      />
      <p className="aside">{found.length === 0 ? none : query === '' && transfers.likely}</p>
      <ul role="list" className="list rows">
        {found.map((order) => (
          <GiveRow key={order.number} view={view} order={order} />
        ))}
      </ul>
    </>
  )
}

function GiveRow({ view, order }: { view: TransferView; order: OrderToGive }) {
  const { words, frame } = useOffice()
  const { transfers } = words
  const { number, status, buyer, total, open, amount, key } = order
  const { refused } = view
  const typed = refused?.deed === 'given' && refused.typed.number === number ? refused.typed : null
  return (
    <li>
      <span>
        <a href={`/orders/${number}`}>
          <b>{number}</b>
        </a>{' '}
        {buyer}
      </span>
      <span>
        <span className={status}>{words.status[status]}</span>
        {' · '}
        {open > 0 ? transfers.needs(exactPrice(open, frame.language), formatPrice(total)) : transfers.needsNothing}
      </span>
      {amount > 0 && (
        <DeedForm view={view} deed="given">
          <input type="hidden" name="key" value={typed?.key || key} />
          <input type="hidden" name="number" value={number} />
          <Field label={transfers.fields.amount} name="amount" value={typed?.amount ?? sumToType(amount)} most={20} isRequired />
          <Submit>
            {transfers.giveSubmit} <span className="hidden">{number}</span>
          </Submit>
        </DeedForm>
      )}
    </li>
  )
}

/** The form, or a new sign-in before it. */
function Fresh({ view, deed, children }: { view: TransferView; deed: TransferDeed; children: ReactNode }) {
  const isRefused = view.refused?.deed === deed
  if (view.freshFrom === null) return children
  return (
    <>
      <div className="form">
        <FreshPass from={view.freshFrom} isAside={isRefused} />
      </div>
      {isRefused && children}
    </>
  )
}

function SendBack({ view }: { view: TransferView }) {
  const { transfers } = useOffice().words
  const { transfer, waiting, key, refused } = view
  const typed = refused?.deed === 'sentBack' ? refused.typed : null
  return (
    <details open={typed !== null} id="back">
      <summary>{transfers.sendBackSubmit}</summary>
      <Fresh view={view} deed="sentBack">
        <DeedForm view={view} deed="sentBack">
          <p>{transfers.sendBackText}</p>
          <input type="hidden" name="key" value={typed?.key || key} />
          <Field label={transfers.fields.amount} name="amount" value={typed?.amount ?? sumToType(waiting)} most={20} isRequired />
          <ReceiverFields
            receiver={typed?.receiver ?? transfer.payer}
            receiverCode={typed?.receiverCode ?? transfer.payerCode}
            receiverIban={typed?.receiverIban ?? transfer.payerIban}
          />
          <Submit>{transfers.sendBackSubmit}</Submit>
        </DeedForm>
      </Fresh>
    </details>
  )
}

type ReceiverProps = { receiver: string; receiverCode: string; receiverIban: string }

function ReceiverFields({ receiver, receiverCode, receiverIban }: ReceiverProps) {
  const { fields } = useOffice().words.transfers
  return (
    <>
      <Field label={fields.receiver} name="receiver" value={receiver} most={200} isRequired />
      <Field label={fields.receiverCode} name="receiverCode" value={receiverCode} most={20} />
      <Field label={fields.receiverIban} name="receiverIban" value={receiverIban} most={60} isRequired />
    </>
  )
}

function Return({ view, each }: { view: TransferView; each: ReturnShown }) {
  const { words, frame } = useOffice()
  const { transfers } = words
  const { id, amount, state, order, receiver, receiverCode, receiverIban, askedAt, askedBy } = each
  const typed = view.refused?.deed === 'corrected' && view.refused.typed.return === id ? view.refused.typed : null
  return (
    <li>
      <span>
        <b>{exactPrice(amount, frame.language)}</b> · {transfers.returnStates[state]}
        {order && (
          <>
            {' · '}
            <a href={`/orders/${order}`}>{transfers.refundOf(order)}</a>
          </>
        )}
      </span>
      <span>{[receiver, receiverCode, receiverIban].filter(Boolean).join(', ')}</span>
      <span className="aside">
        <Moment at={askedAt} />
        {askedBy && `, ${askedBy}`}
      </span>
      {state === 'asked' && receiverIban === '' && <b className="dead">{transfers.noIban}</b>}
      {state === 'asked' && (
        <>
          <DeedForm view={view} deed="sent">
            <input type="hidden" name="return" value={id} />
            <Submit look="plain">{transfers.sentSubmit}</Submit>
          </DeedForm>
          <details open={typed !== null}>
            <summary>{transfers.correct}</summary>
            <Fresh view={view} deed="corrected">
              <DeedForm view={view} deed="corrected">
                <input type="hidden" name="return" value={id} />
                <ReceiverFields
                  receiver={typed?.receiver ?? receiver}
                  receiverCode={typed?.receiverCode ?? receiverCode}
                  receiverIban={typed?.receiverIban ?? receiverIban}
                />
                <Submit>{transfers.correctSubmit}</Submit>
              </DeedForm>
            </Fresh>
          </details>
          <details>
            <summary>{transfers.withdraw}</summary>
            <DeedForm view={view} deed="withdrawn">
              <input type="hidden" name="return" value={id} />
              <p>{transfers.withdrawText}</p>
              <Submit look="danger">{transfers.withdraw}</Submit>
            </DeedForm>
          </details>
        </>
      )}
    </li>
  )
}
