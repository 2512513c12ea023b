import type { OrderView, SeatView } from '@forum/desk/office/pages/order-page.ts'
import { companyCodeKind } from '@forum/domain/payment/company-code.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { Done, Fact } from './form-parts.tsx'
import { InvoiceVersions } from './invoice-versions.tsx'
import { Moment, useOffice, useSum } from './office-words.tsx'
import { OrderForms } from './order-forms.tsx'
import { DeedList } from './order-lists.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderTransfers } from './order-transfers.tsx'
import { Phones } from './phones.tsx'
import { SenderLinks } from './sender-page.tsx'

/** One order: state above, actions below, mails and journal beside. */
export function OrderPage({ view }: { view: OrderView }) {
  const { words } = useOffice()
  const { order } = words
  return (
    <>
      <div className="cluster">
        <h1>{order.title(view.number)}</h1>
        <span className={`state ${view.status}`}>{words.status[view.status]}</span>
        {view.isRevoked && <span className="aside">{order.revoked}</span>}
      </div>
      {view.done && <Done>{words.forms[view.done].done}</Done>}
      {view.isErased && <p className="notice strong fault">{order.erased}</p>}
      <Facts view={view} />
      <h2>{order.seats}</h2>
      <ul role="list" className="list rows">
        {view.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} />
        ))}
      </ul>
      <InvoiceVersions view={view} />
      <OrderTransfers view={view} />
      <OrderPapers number={view.number} {...view.accounting} />
      <h2>{order.deeds}</h2>
      {view.alike > 1 && (
        <p>
          <a href={`/orders?show=unpaid&like=${view.number}`}>{words.cancelMany.alike(view.alike)}</a>
        </p>
      )}
      {view.status === 'awaiting_payment' && (
        <p>
          <SenderLinks from="order" id={view.number} hasLine={view.alike > 0} domain={view.domain} />
        </p>
      )}
      <OrderForms view={view} />
      <div className="pair">
        <section>
          <h2>{order.letters}</h2>
          {view.letters.length === 0 && <p className="aside">{order.noLetters}</p>}
          <ul role="list" className="list rows">
            {view.letters.map(({ kind, state, at, error }) => (
              <li key={`${at} ${kind} ${state}`}>
                <b>{ownValue(words.letters, kind) ?? words.letters.other}</b>
                <span>
                  <span className={state}>{words.letterStates[state]}</span>, <Moment at={at} />
                </span>
                {state !== 'delivered' && error && <span className="aside">{error}</span>}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{order.journal}</h2>
          {view.deeds.length === 0 ? <p className="aside">{order.noDeeds}</p> : <DeedList deeds={view.deeds} />}
        </section>
      </div>
    </>
  )
}

function Facts({ view }: { view: OrderView }) {
  const { words } = useOffice()
  const { order } = words
  const { name, company, edrpou, email, phone, isAbroad, address } = view.buyer
  const { paid, refunded, remaining } = view.books
  const { source, allocation, giver } = view.origin
  const sum = useSum()
  const isWaiting = view.status === 'awaiting_payment'
  return (
    <dl className="pair facts">
      <Fact name={order.buyer}>
        {[name || order.noName, company].filter(Boolean).join(', ')}
        {edrpou && (
          <>
            <br />
            {order.codes[companyCodeKind(edrpou, isAbroad)]} {edrpou}
          </>
        )}
        {address && (
          <>
            <br />
            {address}
          </>
        )}
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {phone && (
          <>
            <br />
            <Phones field={phone} />
          </>
        )}
      </Fact>
      <Fact name={order.total}>
        {formatPrice(view.total)}, {source === 'site' ? words.method[view.method] : words.guests.sources[source]}
      </Fact>
      {allocation && <Fact name={words.guests.seats}>{[allocation, giver].filter(Boolean).join(' · ')}</Fact>}
      {paid > 0 && <Fact name={order.paid}>{sum(paid)}</Fact>}
      {refunded > 0 && <Fact name={order.refunded}>{sum(refunded)}</Fact>}
      {refunded > 0 && <Fact name={order.remaining}>{sum(remaining)}</Fact>}
      <Fact name={order.placed}>
        <Moment at={view.createdAt} />
      </Fact>
      {view.paidAt !== null && (
        <Fact name={order.paidAt}>
          <Moment at={view.paidAt} />
        </Fact>
      )}
      {view.paidAt === null && (
        <Fact name={isWaiting ? order.expires : order.expired}>
          <Moment at={view.expiresAt} />
        </Fact>
      )}
      <Fact name={order.page}>
        <a href={view.address} rel="noreferrer" target="_blank">
          {words.site}
        </a>
      </Fact>
    </dl>
  )
}

function Seat({ seat: { seat, title, price, attendee, state, usedAt } }: { seat: SeatView }) {
  const { words, frame } = useOffice()
  const { order } = words
  const more = [attendee.company, attendee.position, attendee.email].filter(Boolean).join(', ')
  return (
    <li>
      <span>
        {seat + 1}. <b>{attendee.name || order.noName}</b>
        {more && `, ${more}`}
      </span>
      <span className="aside">
        {title}, {exactPrice(price, frame.language)} · <span className={state}>{order.states[state]}</span>
        {usedAt !== null && (
          <>
            {` · ${order.used} `}
            <Moment at={usedAt} />
          </>
        )}
      </span>
    </li>
  )
}
