// How the order stands, in one line, one heading and one sentence.
import { glued } from '#domain/localisation/line-ends.ts'
import type { OrderStanding } from '#domain/order/standing.ts'
import type { Catalogue } from '#messages/catalogue.ts'
import { useWords } from '../../locale.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './order-head.module.css'
import type { OrderView } from './order-view.ts'

const looks: Readonly<Record<OrderStanding, 'good' | 'bad' | 'waiting'>> = {
  toPay: 'waiting',
  confirming: 'waiting',
  declined: 'bad',
  invoice: 'good',
  paid: 'good',
  expired: 'bad',
  cancelled: 'bad',
  refunded: 'waiting',
}

export function OrderHead({ view }: { view: OrderView }) {
  const { orderPage } = useWords()
  // Where no invoice can be drawn none is spoken of.
  const standing = view.standing === 'invoice' && !view.invoice ? 'toPay' : view.standing
  const look = looks[standing]
  const mail = view.email && mailOf(standing, view.email, orderPage)
  const text = ofSome(orderPage.texts, standing)
  return (
    <>
      <p className={`${styles.status} ${styles[look]}`} role="status">
        {look === 'good' && <Icon name="done" />}
        <span>{[orderPage.statuses[standing], mail].filter(Boolean).join('. ')}</span>
      </p>
      <h1>{headingOf(standing, view, orderPage)}</h1>
      <p className={styles.under}>{glued(underOf(standing, view, orderPage))}</p>
      {text && <p className={styles.text}>{glued(text)}</p>}
      {view.isInVain && <p className={styles.text}>{glued(orderPage.inVain)}</p>}
    </>
  )
}

type Words = Catalogue['orderPage']

/** A word that only some standings have. */
const ofSome = (words: Readonly<Record<string, string>>, standing: OrderStanding): string | undefined => words[standing]

/** What is on its way by mail. */
function mailOf(standing: OrderStanding, email: string, words: Words): string | undefined {
  if (standing === 'invoice') return words.copyTo(email)
  return standing === 'paid' ? words.ticketsTo(email) : undefined
}

function headingOf(standing: OrderStanding, { number, tickets }: OrderView, words: Words): string {
  if (standing === 'paid') return tickets.length === 1 ? words.yourTicket : words.yourTickets
  if (standing === 'invoice') return words.invoiceTitle(number)
  return ofSome(words.headings, standing) ?? words.title(number)
}

function underOf(standing: OrderStanding, { number, orderedOn, invoice }: OrderView, words: Words): string {
  if (standing === 'invoice' && invoice) return words.dates(invoice.issuedOn, invoice.dueOn)
  return standing === 'toPay' ? words.placed(orderedOn) : words.ofOrder(number, orderedOn)
}
