// Credit notes and acts: as rows of a list, and on the page of an order.
import type { OrderView } from '@forum/desk/office/pages/order-page.ts'
import type { PaperLineView } from '@forum/desk/office/pages/paper-view.ts'
import { Moment, useOffice, useSum } from './office-words.tsx'

export function PaperRows({ papers }: { papers: readonly PaperLineView[] }) {
  const { papers: words } = useOffice().words
  const sum = useSum()
  return (
    <ul role="list" className="list rows orders">
      {papers.map(({ id, kind, number, sum: amount, payer, orders, isVoid, misfit, issuedAt, path }) => (
        <li key={id}>
          <a href={`/orders/papers/${id}`}>
            <b>{words.names[kind](number)}</b>
          </a>
          <span>
            {payer.name || words.noPayer}
            {payer.code && `, ${payer.code}`}
          </span>
          <span>{sum(amount)}</span>
          <span>
            <PdfLink path={path} number={number} />
            {isVoid && <b> {words.void}</b>}
          </span>
          <span className="aside wide">
            <Moment at={issuedAt} />
            {` · ${orders.length > 6 ? `${orders.slice(0, 6).join(', ')} …` : orders.join(', ')}`}
          </span>
          {misfit && <span className="dead wide">{words.misfits[misfit]}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Also of a void act: its PDF says so. */
function PdfLink({ path, number }: { path: string; number: string }) {
  const { papers } = useOffice().words
  return (
    <a href={path} aria-label={papers.openPdf(number)}>
      {papers.pdf}
    </a>
  )
}

/** Empty for an order without an invoice. */
export function OrderPapers({ number, papers, hasInvoice }: OrderView['accounting'] & { number: string }) {
  const { order } = useOffice().words.papers
  if (!hasInvoice) return null
  return (
    <>
      <h2>{order.title}</h2>
      {papers.length === 0 ? <p className="aside">{order.none}</p> : <PaperRows papers={papers} />}
      <p>
        <a href={`/orders/papers/new?order=${number}`}>{order.make}</a>
      </p>
    </>
  )
}
