// The pages of the desk, except the order page.

import type { HomeView } from '@forum/desk/office/pages/home-page.ts'
import type { OfficeView } from '@forum/desk/office/pages/office-view.ts'
import type { OfficeWords } from '@forum/desk/words/office/office-words.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import type { ReactNode } from 'react'
import { BooksPage } from './books-page.tsx'
import { CodesPage } from './codes-page.tsx'
import { DayPage } from './day-page.tsx'
import { DownloadsPage } from './downloads-page.tsx'
import { ErasePage } from './erase-page.tsx'
import { EuroPage } from './euro-page.tsx'
import { FiguresPage } from './figures-page.tsx'
import { Choice, Done, Fault, Field, Reason, SearchForm, Submit } from './form-parts.tsx'
import { GatesPage } from './gates-page.tsx'
import { GuestsPage } from './guests-page.tsx'
import { LettersPage } from './letters-page.tsx'
import { LinksPage } from './links-page.tsx'
import { NewActsPage } from './new-acts-page.tsx'
import { useOffice, useSum } from './office-words.tsx'
import { DeedList, OrderList } from './order-lists.tsx'
import { OrderPage } from './order-page.tsx'
import { OwnGatePage } from './own-gate-page.tsx'
import { PaperPage, PapersPage } from './papers-page.tsx'
import { PlanPage } from './plan-page.tsx'
import { ReportPage } from './report-page.tsx'
import { RequestPage, RequestsPage } from './requests-page.tsx'
import { SenderPage } from './sender-page.tsx'
import { StatementPage, StatementsPage } from './statement-page.tsx'
import { TransferPage } from './transfer-page.tsx'
import { ReturnsPage, TransfersPage } from './transfers-page.tsx'
import { WaitingPage } from './waiting-page.tsx'

type View<Name extends OfficeView['page']> = Extract<OfficeView, { page: Name }>

/** Component and tab title of each page. */
const pages: { [Name in OfficeView['page']]: [draw: (props: { view: View<Name> }) => ReactNode, title: Title<Name>] } = {
  entrance: [Entrance, (words) => words.entrance.title],
  home: [Home, (words) => words.home.title],
  orders: [Orders, (words) => words.search.title],
  order: [OrderPage, (words, { number }) => words.order.title(number)],
  day: [DayPage, (words) => words.day.title],
  dayReport: [ReportPage, (words) => words.day.report.link],
  plan: [PlanPage, (words) => words.day.plan.title],
  transfers: [TransfersPage, (words) => words.transfers.title],
  transfer: [TransferPage, (words) => words.transfers.title],
  returns: [ReturnsPage, (words) => words.transfers.list.title],
  papers: [PapersPage, (words, { year }) => words.papers.title(year)],
  paper: [PaperPage, (words, { kind, number }) => words.papers.names[kind](number)],
  newActs: [
    NewActsPage,
    (words, { year, number }) => (number === null ? words.papers.new.all(year) : words.papers.new.one(number)),
  ],
  statements: [StatementsPage, (words) => words.statements.title],
  statement: [StatementPage, (words) => words.statements.title],
  gates: [GatesPage, (words) => words.gates.title],
  ownGate: [OwnGatePage, (words) => words.gates.own.title],
  figures: [FiguresPage, (words) => words.nav.figures],
  books: [BooksPage, (words) => words.nav.books],
  downloads: [DownloadsPage, (words) => words.nav.downloads],
  codes: [CodesPage, (words, { year }) => words.codes.title(year)],
  waiting: [WaitingPage, (words, { year }) => words.waiting.title(year)],
  sender: [SenderPage, (words) => words.sender.title],
  euro: [EuroPage, (words) => words.euro.title],
  erase: [ErasePage, (words) => words.erase.title],
  guests: [GuestsPage, (words, { year }) => words.guests.title(year)],
  links: [LinksPage, (words, { year }) => words.links.title(year)],
  letters: [LettersPage, (words, { year }) => words.mailing.title(year)],
  requests: [RequestsPage, (words) => words.requests.title],
  request: [RequestPage, (_, { name }) => name],
  journal: [Journal, (words) => words.nav.journal],
  problem: [Problem, (words, { problem }) => words.problem[problem][0] ?? ''],
}

type Title<Name extends OfficeView['page']> = (words: OfficeWords, view: View<Name>) => string

export function officePageOf(view: OfficeView, words: OfficeWords): { page: ReactNode; title: string } {
  const [Page, title] = pages[view.page] as [
    draw: (props: { view: OfficeView }) => ReactNode,
    title: (words: OfficeWords, view: OfficeView) => string,
  ]
  return { page: <Page view={view} />, title: title(words, view) }
}

function Entrance({ view: { isDemo, adminUrl, isPassUsed, unsent, isUnsentLong } }: { view: View<'entrance'> }) {
  const { entrance } = useOffice().words
  return (
    <div className="form">
      <h1>{entrance.title}</h1>
      {isPassUsed && <Fault>{entrance.used}</Fault>}
      {unsent !== null && <Fault>{entrance.ended}</Fault>}
      {isUnsentLong && <Fault>{entrance.unsentLong}</Fault>}
      {unsent && (
        <label>
          {entrance.unsent}
          <textarea rows={8} defaultValue={unsent} readOnly />
        </label>
      )}
      <p>{isDemo ? entrance.demo : entrance.text}</p>
      {isDemo && (
        <form method="post" action="/enter">
          <Submit>{entrance.enterDemo}</Submit>
        </form>
      )}
      {adminUrl && <a href={adminUrl}>{entrance.open}</a>}
    </div>
  )
}

function Home({ view }: { view: HomeView }) {
  const {
    isForumDay,
    heldBack,
    isLost,
    scarce,
    unsaved,
    late,
    unreached,
    staffUnansweredSince: unanswered,
    waits,
    latest,
    deeds,
  } = view
  const { words, frame } = useOffice()
  const { home, requests } = words
  const { language } = frame
  const sum = useSum()
  const numbers = [
    ...waits.books.map(
      ({ number, year }) => [number, home.books, `/figures/books${year === null ? '' : `?year=${year}`}`] as const,
    ),
    [waits.paidInVain, home.paidInVain, '/orders?show=paidInVain'],
    [waits.transfers.number, home.transfers(sum(waits.transfers.amount)), '/transfers?show=waiting'],
    [waits.back.number, home.back(sum(waits.back.amount)), '/transfers/back'],
    [waits.partPaid, home.partPaid, '/orders?show=partPaid'],
    [waits.misfits, home.misfits, '/orders/papers?show=misfit'],
    [waits.owed, home.owed, '/orders?show=owed'],
    [waits.openRefunds, home.openRefunds, '/orders?show=openRefunds'],
    [waits.requests, requests.waiting, '/requests'],
    [waits.undelivered, home.undelivered, '/orders?show=undelivered'],
    [waits.endingSoon, home.endingSoon, '/orders?show=endingSoon'],
    [waits.invoices, home.invoices(sum(waits.expected)), '/orders?show=invoices'],
  ] as const
  const waiting = numbers.filter(([number]) => number > 0)
  const isWell =
    !isLost && scarce === null && !unsaved && !late && unreached.length === 0 && heldBack.length === 0 && unanswered === null
  return (
    <>
      <h1>{home.title}</h1>
      {isForumDay && (
        <p>
          <a href="/day" className="button press">
            {words.day.open}
          </a>
        </p>
      )}
      {isLost && <Fault>{home.lost}</Fault>}
      {scarce !== null && <Fault>{home.scarce(scarce)}</Fault>}
      {unsaved && <Fault>{home.unsaved(unsaved.hours)}</Fault>}
      {late && <Fault>{home.late(late)}</Fault>}
      {unreached.length > 0 && <Fault>{home.unreached(unreached.join(', '))}</Fault>}
      {unanswered !== null && <Fault>{home.staffUnanswered(clockAt(unanswered))}</Fault>}
      {heldBack.length > 0 && <HeldBack losses={heldBack} />}
      {waiting.length === 0 && isWell && <p>{home.nothing}</p>}
      {waiting.length > 0 && (
        <ul role="list" className="pair numbers">
          {waiting.map(([number, forms, path]) => (
            <li key={path} className="notice">
              <b>{number}</b> <a href={path}>{counted(language, number, forms)}</a>
            </li>
          ))}
        </ul>
      )}
      <OrderSearch />
      <h2>{home.latest}</h2>
      <OrderList orders={latest} />
      <p>
        <a href="/orders">{home.all}</a>
      </p>
      {deeds.length > 0 && (
        <>
          <h2>{home.deeds}</h2>
          <DeedList deeds={deeds} />
          <p>
            <a href="/journal">{home.journal}</a>
          </p>
        </>
      )}
    </>
  )
}

function HeldBack({ losses }: { losses: HomeView['heldBack'] }) {
  const { home } = useOffice().words
  return (
    <>
      <Fault>{home.heldBack}</Fault>
      <ul role="list">
        {losses.map(({ name, before, after }) => (
          <li key={name}>{after === 'withheld' ? `${name}: ${home.withheld}` : `${name}: ${before} → ${after}`}</li>
        ))}
      </ul>
      <form method="post" action="/accept-content">
        <Submit>{home.acceptContent}</Submit>
      </form>
    </>
  )
}

function OrderSearch({ query = '', filter = null }: { query?: string; filter?: View<'orders'>['filter'] }) {
  const { search } = useOffice().words
  const options = [['', search.everything] as const, ...Object.entries(search.filters)]
  const show = { label: search.filter, chosen: filter ?? '', options }
  return <SearchForm action="/orders" label={search.label} query={query} submit={search.submit} show={show} />
}

function Orders({ view }: { view: View<'orders'> }) {
  const { query, filter, found, isCut, undelivered, retried, like, cancelling, cancelled } = view
  const { search, erase, cancelMany, papers } = useOffice().words
  const isAll = query === '' && filter === null
  const none = filter === 'undelivered' ? search.noneUndelivered : search.none
  const said = found.length === 0 ? none : isCut ? search.cut(found.length) : isAll ? search.latest : search.count(found.length)
  return (
    <>
      <h1>{search.title}</h1>
      {retried !== null && <Done>{search.retried(retried)}</Done>}
      {cancelled !== null && <Done>{cancelMany.done(cancelled)}</Done>}
      <OrderSearch query={query} filter={filter} />
      {filter === 'undelivered' && undelivered > 0 && (
        <form method="post" action="/retry">
          <p>{search.retryText(undelivered)}</p>
          <Submit>{search.retry}</Submit>
        </form>
      )}
      <p className="aside" role="status">
        {said}
      </p>
      {filter === 'unpaid' && like && <p>{cancelMany.like(like)}</p>}
      {cancelling ? <CancelMany view={view} typed={cancelling} /> : <OrderList orders={found} />}
      <p>
        <a href="/orders/papers">{papers.link}</a>
      </p>
      <p>
        <a href="/orders/erase">{erase.link}</a>
      </p>
    </>
  )
}

type CancelManyProps = { view: View<'orders'>; typed: NonNullable<View<'orders'>['cancelling']> }

/** The list with a tick beside each order, and below it the form that cancels the ticked ones. */
function CancelMany({ view: { query, like, found, fault }, typed: { chosen, reason, isQuiet } }: CancelManyProps) {
  const { cancelMany, faults } = useOffice().words
  const address = new URLSearchParams({ show: 'unpaid', ...(query && { q: query }), ...(like && { like }) })
  return (
    <>
      {fault && <Fault>{fault === 'noneChosen' ? cancelMany.noneChosen : faults.noReason}</Fault>}
      <p>{cancelMany.text}</p>
      <OrderList orders={found} chosen={chosen} />
      <form method="post" action={`/orders?${address}`} id="cancel">
        <Reason typed={reason} isRequired />
        <Choice type="checkbox" name="quiet" value="yes" label={cancelMany.quiet} isOn={isQuiet} />
        <Submit look="danger">{cancelMany.submit}</Submit>
      </form>
    </>
  )
}

function Journal({ view: { deeds, query, older } }: { view: View<'journal'> }) {
  const { words } = useOffice()
  const { search, journal } = words
  return (
    <>
      <h1>{words.nav.journal}</h1>
      <form className="search" action="/journal">
        <Field label={journal.label} name="q" value={query} most={200} />
        <Submit look="plain">{search.submit}</Submit>
      </form>
      {deeds.length === 0 ? <p className="aside">{query ? journal.none : words.order.noDeeds}</p> : <DeedList deeds={deeds} />}
      {older !== null && (
        <p>
          <a href={`/journal?${new URLSearchParams({ ...(query && { q: query }), before: String(older) })}`}>{journal.older}</a>
        </p>
      )}
    </>
  )
}

function Problem({ view: { problem } }: { view: View<'problem'> }) {
  const [title, text] = useOffice().words.problem[problem]
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  )
}
