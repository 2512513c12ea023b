// The versions of the invoice and the form that corrects it; works without scripts.

import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { CorrectInvoiceForm, type CorrectionAnswer } from './correct-invoice-form.tsx'
import type { CorrectionView } from './correction-view.ts'
import type { OrderView } from './order-view.ts'

/** In the address of the page while the form is open. */
export const correctingQuery = 'correct'

/** `isAsked`: the form is open; `corrected`: the version that was just saved. */
export type Correcting = { isAsked: boolean; corrected: number | null; answer: CorrectionAnswer | null }

export function CorrectInvoice({ view, correcting }: { view: OrderView; correcting: Correcting }) {
  const { invoiceCorrection } = useWords()
  const { corrected, answer } = correcting
  const { correction } = view
  const fixed = correction ? correction.fixed : 'over'
  const isOpen = correcting.isAsked || answer !== null
  const hasVersions = correction !== null && correction.replaced.length > 0
  if (correction ? fixed && !isOpen && !hasVersions : !answer) return null
  return (
    <div className="screenOnly gap4 above5" id="correct-invoice">
      {correction && corrected === correction.version && (
        <p className="strong measure" role="status">
          {noBreak(corrected > 1 ? invoiceCorrection.done(corrected) : invoiceCorrection.same)}
        </p>
      )}
      {correction && !fixed && isOpen && <CorrectInvoiceForm correction={correction} answer={answer} />}
      {fixed && isOpen && (
        <p className="strong bad measure" role={answer ? 'alert' : undefined}>
          {noBreak(invoiceCorrection.why[whyOf(answer) ?? fixed])}
        </p>
      )}
      {correction && !fixed && !isOpen && (
        <p>
          <a className="target link strong" href={`?${correctingQuery}=1#correct-invoice`}>
            {invoiceCorrection.open}
          </a>
        </p>
      )}
      {hasVersions && <Versions view={view} correction={correction} />}
    </div>
  )
}

const whyOf = (answer: CorrectionAnswer | null) => (answer?.because === 'meanwhile' ? null : answer?.because)

type VersionsProps = { view: OrderView; correction: CorrectionView }

function Versions({ view: { pageKey }, correction: { version, since, replaced } }: VersionsProps) {
  const { invoiceCorrection } = useWords()
  const locale = useLocale()
  return (
    <>
      <p className="small">{noBreak(`${invoiceCorrection.version(version, since)} ${invoiceCorrection.replaced}`)}</p>
      <ul role="list" className="list small">
        {replaced.map((old) => (
          <li key={old.version}>
            <a className="target link" href={localePath(locale, pathWithin.invoicePaper(pageKey, old.version))}>
              {invoiceCorrection.paper(old.version, old.since)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
