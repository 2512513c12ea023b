// The page of one order, which only its buyer has the address of. Nobody keeps it: server/middleware/personal-pages.ts.
import { data } from 'react-router'
import { glued } from '#domain/localisation/line-ends.ts'
import { isLocale, locales } from '#domain/localisation/locale.ts'
import type { OrderStanding } from '#domain/order/standing.ts'
import { isHandover } from '../../blocks/order/handover.ts'
import { HandoverPage } from '../../blocks/order/handover-page.tsx'
import { useWords, wordsIn } from '../../locale.tsx'
import { pathWithin } from '../../paths.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Route } from './+types/route.ts'
import { openCheckout, orderFor } from './order.server.ts'
import { OrderBody } from './order-body.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { OrderView } from './order-view.ts'
import styles from './route.module.css'
import { useFollowing } from './use-following.ts'

export const handle = { layout: 'quiet' }

/** Seconds after which a page without scripts looks whether the payment is confirmed. */
const refreshAfter = 5

export function loader({ params, context, request }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const found = orderFor(context, params.key, params.lang, request)
  if (!found) throw data(null, { status: 404 })
  const { view, contact } = found
  const { orderPage } = wordsIn(params.lang)
  const page: PageInfo = {
    title: view.standing === 'invoice' ? orderPage.invoiceTitle(view.number) : orderPage.title(view.number),
    description: orderPage.description,
    path: pathWithin.order(params.key),
    locales,
    nearestList: pathWithin.home(),
    isHidden: true,
  }
  return { page, view, contact, refreshAfter: view.standing === 'confirming' ? refreshAfter : null }
}

export const action = ({ params, context, request }: Route.ActionArgs) => openCheckout(context, params, request)

export const meta = pageMeta

export default function OrderPage({ loaderData: { view, contact }, actionData }: Route.ComponentProps) {
  useFollowing(view.standing)
  if (isHandover(actionData)) return <HandoverPage answer={actionData} />
  return (
    <section className={styles.page} data-theme="white">
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.head}>
          <Head view={view} />
        </div>
        <OrderSummary view={view} isRefused={actionData !== undefined} />
        <div className={styles.body}>
          <OrderBody view={view} contact={contact} />
        </div>
      </div>
    </section>
  )
}

const looks: Readonly<Record<OrderStanding, string | undefined>> = {
  toPay: styles.waiting,
  confirming: styles.waiting,
  declined: styles.bad,
  invoice: styles.good,
  paid: styles.good,
  expired: styles.bad,
  cancelled: styles.bad,
  refunded: styles.waiting,
}

function Head({ view }: { view: OrderView }) {
  const { orderPage } = useWords()
  const { standing, number, email, orderedOn, invoice } = view
  const { statuses, texts } = orderPage
  const mail = email && { invoice: orderPage.copyTo(email), paid: orderPage.ticketsTo(email) }[standing as string]
  const text = (texts as Partial<Record<OrderStanding, string>>)[standing]
  return (
    <>
      <p className={`${styles.status} ${looks[standing]}`} role="status">
        {looks[standing] === styles.good && <Icon name="done" />}
        <span>{[statuses[standing], mail].filter(Boolean).join('. ')}</span>
      </p>
      <h1>{headingOf(view, orderPage)}</h1>
      <p className={styles.under}>
        {standing === 'invoice' && invoice
          ? glued(orderPage.dates(invoice.issuedOn, invoice.dueOn))
          : glued(standing === 'toPay' ? orderPage.placed(orderedOn) : orderPage.ofOrder(number, orderedOn))}
      </p>
      {text && <p className={styles.text}>{glued(text)}</p>}
      {view.isInVain && <p className={styles.text}>{glued(orderPage.inVain)}</p>}
    </>
  )
}

function headingOf({ standing, number, tickets, invoice }: OrderView, words: ReturnType<typeof useWords>['orderPage']): string {
  if (standing === 'paid') return tickets.length === 1 ? words.yourTicket : words.yourTickets
  if (standing === 'invoice' && invoice) return glued(words.invoiceTitle(number))
  return (words.headings as Partial<Record<OrderStanding, string>>)[standing] ?? glued(words.title(number))
}
