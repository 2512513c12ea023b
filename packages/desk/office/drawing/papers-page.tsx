// The list of credit notes and acts of an edition, and one of them.
import type { PapersView, PaperView } from '@forum/desk/office/pages/paper-view.ts'
import { companyCodeKind } from '@forum/domain/payment/company-code.ts'
import { Done, Fact, Fault, Reason, SearchForm, Submit } from './form-parts.tsx'
import { Moment, useOffice, useSum } from './office-words.tsx'
import { OrderNumbers } from './order-lists.tsx'
import { PaperRows } from './order-papers.tsx'
import { Years } from './years.tsx'

export function PapersPage({ view }: { view: PapersView }) {
  const { papers } = useOffice().words
  const { year, years, query, filter, hasAny, found, isCut, made } = view
  const options = [['', papers.all] as const, ...Object.entries(papers.filters)]
  const show = { label: papers.show, chosen: filter ?? '', options }
  return (
    <>
      <h1>{papers.title(year)}</h1>
      {made && <Done>{papers.made(made.now, made.all)}</Done>}
      <Years path="/orders/papers" year={year} years={years} />
      <p className="aside">{papers.lead}</p>
      <p>
        <a href={`/orders/papers/new?year=${year}`}>{papers.make}</a>
      </p>
      <SearchForm action="/orders/papers" year={year} label={papers.search} query={query} submit={papers.submit} show={show} />
      {isCut && <p className="aside">{papers.cut(found.length)}</p>}
      {found.length === 0 ? <p className="aside">{hasAny ? papers.noneFound : papers.none}</p> : <PaperRows papers={found} />}
      {hasAny && (
        <form method="post" action={`/orders/papers/file?year=${year}`}>
          <p>{papers.download}</p>
          <p className="cluster">
            {(['xlsx', 'csv', 'zip'] as const).map((format) => (
              <Submit key={format} look="plain" name="format" value={format}>
                {papers.formats[format]}
              </Submit>
            ))}
          </p>
        </form>
      )}
    </>
  )
}

export function PaperPage({ view }: { view: PaperView }) {
  const { papers } = useOffice().words
  const { year, kind, number, path, isVoid, misfit, done, refused } = view
  return (
    <>
      <p>
        <a href={`/orders/papers?year=${year}`}>{papers.title(year)}</a>
      </p>
      <div className="cluster">
        <h1>{papers.names[kind](number)}</h1>
        {isVoid && <span className="state cancelled">{papers.void}</span>}
      </div>
      {done && <Done>{papers.done[done]}</Done>}
      {refused && <Fault>{papers.faults[refused.fault]}</Fault>}
      {misfit && <p className="notice strong fault">{papers.misfits[misfit]}</p>}
      <Facts view={view} />
      <p>
        <a className="button plain" href={path}>
          {papers.openPdf(number)}
        </a>
      </p>
      {kind === 'act' && !isVoid && <Forms view={view} />}
    </>
  )
}

function Facts({ view }: { view: PaperView }) {
  const { papers, order: words } = useOffice().words
  const { payer, sum: amount, vat, orders, issuedAt, issuedBy, voidAt, voidBy, voidReason } = view
  const { facts } = papers
  const sum = useSum()
  return (
    <dl className="pair facts">
      <Fact name={facts.payer}>
        {payer.name || papers.noPayer}
        {payer.code && (
          <>
            <br />
            {words.codes[companyCodeKind(payer.code, payer.isAbroad)]} {payer.code}
          </>
        )}
      </Fact>
      <Fact name={facts.sum}>
        {sum(amount)}
        {vat && (
          <>
            <br />
            {papers.vatIn(vat.rate, sum(vat.sum))}
          </>
        )}
      </Fact>
      <Fact name={facts.orders}>
        <OrderNumbers numbers={orders} />
      </Fact>
      <Fact name={facts.issued}>
        <Moment at={issuedAt} />, {issuedBy || facts.bySite}
      </Fact>
      {voidAt !== null && (
        <Fact name={papers.voided(voidBy ?? '')}>
          <Moment at={voidAt} />
          {voidReason && `, ${voidReason}`}
        </Fact>
      )}
    </dl>
  )
}

function Forms({ view: { id, refused } }: { view: PaperView }) {
  const { papers } = useOffice().words
  const { send, voidForm } = papers
  return (
    <>
      <form method="post" action={`/orders/papers/${id}`}>
        <h2>{send.title}</h2>
        <p>{send.text}</p>
        <Submit deed="sent">{send.submit}</Submit>
      </form>
      <form method="post" action={`/orders/papers/${id}`}>
        <h2>{voidForm.title}</h2>
        <p>{voidForm.text}</p>
        <Reason typed={refused?.typed.reason ?? ''} isRequired />
        <Submit look="danger" deed="voided">
          {voidForm.submit}
        </Submit>
      </form>
    </>
  )
}
