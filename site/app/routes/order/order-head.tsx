// How the order stands, in one line, one heading and one sentence.
import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/state.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { DisplayStatus } from '@forum/domain/order/display-status.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { ReactNode } from 'react'
import type { OrderView } from './order-view.ts'
import styles from './route.module.css'

const variants: Readonly<Record<DisplayStatus, 'good' | 'bad' | 'waiting'>> = {
  toPay: 'waiting',
  confirming: 'waiting',
  declined: 'bad',
  invoice: 'good',
  paid: 'good',
  partLate: 'waiting',
  expired: 'bad',
  cancelled: 'bad',
  refunded: 'waiting',
}

/** `state`: the part is replaced when it changes (site/app/islands/swap.ts). */
export function OrderHead({ view, state }: { view: OrderView; state: string }) {
  const { orderPage } = useWords()
  // Without a seller there is no invoice, so it is not mentioned.
  const displayStatus = view.displayStatus === 'invoice' && !view.invoice ? 'toPay' : view.displayStatus
  const variant = variants[displayStatus]
  const mail = view.email && mailOf(displayStatus, view.email, orderPage)
  const text = ofSome(orderPage.texts, displayStatus)
  return (
    <>
      <div role="status" {...data({ 'data-part': 'order-status', 'data-state': state })}>
        <p className={`state screenOnly ${variant}`} {...data({ 'data-status': view.displayStatus })}>
          {variant === 'good' && <Icon name="done" />}
          <span>{[orderPage.statuses[displayStatus], mail].filter(Boolean).join('. ')}</span>
        </p>
      </div>
      <div {...data({ 'data-part': 'order-head', 'data-state': state })}>
        <h1 className="large above5">{inOnePiece(headingOf(displayStatus, view, orderPage), view.number)}</h1>
        <p className="quiet above3">{inOnePiece(noBreak(underOf(displayStatus, view, orderPage)), view.number)}</p>
        {text && <p className="said above4">{noBreak(text)}</p>}
        {view.isUnfulfillable && <p className="said above4">{noBreak(orderPage.unfulfillable)}</p>}
      </div>
    </>
  )
}

/** Prevents a line break at the number's hyphen, and keeps the copied text unchanged. */
function inOnePiece(text: string, number: string): ReactNode {
  const [before, after] = text.split(number)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  )
}

type Words = Catalogue['orderPage']

/** A word that only some states have. */
const ofSome = (words: Readonly<Record<string, string>>, displayStatus: DisplayStatus): string | undefined => words[displayStatus]

/** The mail that was sent. */
function mailOf(displayStatus: DisplayStatus, email: string, words: Words): string | undefined {
  if (displayStatus === 'invoice') return words.copyTo(email)
  return displayStatus === 'paid' ? words.ticketsTo(email) : undefined
}

function headingOf(displayStatus: DisplayStatus, { number, tickets }: OrderView, words: Words): string {
  if (displayStatus === 'paid') return tickets.length === 1 ? words.yourTicket : words.yourTickets
  if (displayStatus === 'invoice') return words.invoiceTitle(number)
  return ofSome(words.headings, displayStatus) ?? words.title(number)
}

function underOf(displayStatus: DisplayStatus, { number, orderedOn, invoice }: OrderView, words: Words): string {
  if (displayStatus === 'invoice' && invoice) return words.dates(invoice.issuedOn, invoice.dueOn)
  return displayStatus === 'toPay' ? words.placed(orderedOn) : words.ofOrder(number, orderedOn)
}
