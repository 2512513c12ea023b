// Items, attendees and documents of an order.

import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { companyCodeKind } from '@forum/domain/payment/company-code.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { Contact } from '@forum/site/app/blocks/contact/contact.tsx'
import type { ContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { Requisites, type RequisiteView } from '@forum/site/app/blocks/requisites/requisites.tsx'
import { SellerLine } from '@forum/site/app/ordering/seller/seller-line.tsx'
import { BookPapers } from './book-papers.tsx'
import { CorrectInvoice, type Correcting } from './correct-invoice.tsx'
import type { Requisite } from './invoice-view.ts'
import { OrderLines } from './order-lines.tsx'
import styles from './order-tickets.module.css'
import { OrderTickets, type TicketChange } from './order-tickets.tsx'
import type { OrderView } from './order-view.ts'
import { PrintButton } from './print-button.tsx'

type Props = { view: OrderView; contact: ContactView | null; change: TicketChange; correcting: Correcting }

export function OrderBody({ view, contact, change, correcting }: Props) {
  const locale = useLocale()
  const { orderPage } = useWords()
  const { displayStatus, invoice, pageKey, number, tickets, attendees } = view
  return (
    <>
      {tickets.length > 0 && <OrderTickets view={view} change={change} />}
      <OrderLines view={view} />
      <Sold view={view} />
      {displayStatus === 'invoice' && invoice && (
        <>
          <h2 className="title above7 below4">{orderPage.requisites}</h2>
          <Requisites of={invoice.requisites.map((requisite) => requisiteView(requisite, orderPage, locale))} />
          {invoice.euro && <p className="aside above4">{noBreak(invoice.euro)}</p>}
          <div className="cluster buttons screenOnly above6">
            <a className={buttonClass({ variant: 'outlined' })} href={localePath(locale, pathWithin.invoicePaper(pageKey))}>
              {orderPage.downloadInvoice}
            </a>
            <PrintButton />
          </div>
        </>
      )}
      <BookPapers papers={view.papers} pageKey={pageKey} />
      <CorrectInvoice view={view} correcting={correcting} />
      {attendees.length > 0 && (
        <div className="screenOnly">
          <h2 className="title above7 below4">{orderPage.attendees}</h2>
          <ul role="list" className={`list ${styles.tickets}`}>
            {attendees.map(({ name, about }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nobody changes places.
              <li key={index} className="between">
                <strong>{name}</strong>
                {about && <span className="quiet">{about}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="screenOnly">
        {contact && (
          <>
            <h2 className="title above7 below4">{orderPage.help}</h2>
            <p className="measure below4">{noBreak(orderPage.helpText(number))}</p>
            <Contact contact={contact} />
          </>
        )}
        <p className="small quiet measure above6">{noBreak(orderPage.keepSecret)}</p>
      </div>
    </>
  )
}

function requisiteView({ label, text, copied, lang }: Requisite, words: Catalogue['orderPage'], locale: Locale): RequisiteView {
  const name = label === 'code' ? words.codes[companyCodeKind(text)] : words[label]
  return { label: name, text, copied, lang: lang === null || lang === locale ? undefined : lang }
}

/** Seller, terms and fiscal receipts. */
function Sold({ view: { seller, terms, receipts } }: { view: OrderView }) {
  const { orderPage, site } = useWords()
  const papers = [
    ...receipts.map(({ kind, address }) => ({ address, label: orderPage.receipts[kind] })),
    ...(terms.offer ? [{ address: terms.offer, label: site.offer }] : []),
    ...(terms.refund ? [{ address: terms.refund, label: site.refundTerms }] : []),
  ]
  return (
    <div className="above4">
      {seller && <SellerLine seller={seller} />}
      {papers.length > 0 && (
        <ul role="list" className="small cluster above2">
          {papers.map(({ address, label }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="visuallyHidden"> ({site.newTab})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
