// The pages of the desk besides that of an order.
import { formatPrice } from '#domain/ticket/price.ts'
import type { DeskView, HomeView } from '#server/organisers/desk-view.ts'
import { CodesPage } from './codes-page.tsx'
import { useDesk } from './desk-words.tsx'
import { FiguresPage } from './figures-page.tsx'
import { GatesPage } from './gates-page.tsx'
import { GuestsPage } from './guests-page.tsx'
import { LettersPage } from './letters-page.tsx'
import { LinksPage } from './links-page.tsx'
import { DeedList, OrderList } from './order-lists.tsx'
import { OrderPage } from './order-page.tsx'
import { OwnGatePage } from './own-gate-page.tsx'
import { PapersPage } from './papers-page.tsx'
import { RequestPage, RequestsPage } from './requests-page.tsx'
import { WaitingPage } from './waiting-page.tsx'

export function Page({ view }: { view: DeskView }) {
  switch (view.page) {
    case 'entrance':
      return <Entrance view={view} />
    case 'home':
      return <Home view={view} />
    case 'orders':
      return <Orders view={view} />
    case 'order':
      return <OrderPage view={view} />
    case 'gates':
      return <GatesPage view={view} />
    case 'ownGate':
      return <OwnGatePage view={view} />
    case 'figures':
      return <FiguresPage view={view} />
    case 'papers':
      return <PapersPage view={view} />
    case 'codes':
      return <CodesPage view={view} />
    case 'waiting':
      return <WaitingPage view={view} />
    case 'guests':
      return <GuestsPage view={view} />
    case 'links':
      return <LinksPage view={view} />
    case 'letters':
      return <LettersPage view={view} />
    case 'requests':
      return <RequestsPage requests={view.requests} />
    case 'request':
      return <RequestPage view={view} />
    case 'journal':
      return <Journal view={view} />
    default:
      return <Problem view={view} />
  }
}

type View<Name extends DeskView['page']> = Extract<DeskView, { page: Name }>

function Entrance({ view: { isDemo, adminUrl, isPassUsed } }: { view: View<'entrance'> }) {
  const { entrance } = useDesk().words
  return (
    <div className="form">
      <h1>{entrance.title}</h1>
      {isPassUsed && (
        <p className="fault" role="alert">
          {entrance.used}
        </p>
      )}
      <p>{isDemo ? entrance.demo : entrance.text}</p>
      {isDemo && (
        <form method="post" action="/enter">
          <button type="submit" className="button">
            {entrance.enterDemo}
          </button>
        </form>
      )}
      {adminUrl && <a href={adminUrl}>{entrance.open}</a>}
    </div>
  )
}

function Home({ view: { waits, latest, deeds } }: { view: HomeView }) {
  const { home, requests } = useDesk().words
  const numbers = [
    [waits.paidInVain, home.paidInVain],
    [waits.requests, requests.waiting],
    [waits.undelivered, home.undelivered],
    [waits.endingSoon, home.endingSoon],
    [waits.invoices, `${home.invoices}, ${home.expected} ${formatPrice(waits.expected)}`],
  ] as const
  const waiting = numbers.filter(([number]) => number > 0)
  return (
    <>
      <h1>{home.title}</h1>
      {waiting.length === 0 ? (
        <p>{home.nothing}</p>
      ) : (
        <ul className="numbers">
          {waiting.map(([number, text]) => (
            <li key={text}>
              <b>{number}</b> {text}
            </li>
          ))}
        </ul>
      )}
      <SearchForm query="" />
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

function SearchForm({ query }: { query: string }) {
  const { search } = useDesk().words
  return (
    <form className="search" action="/orders">
      <label>
        {search.label}
        <input type="search" name="q" defaultValue={query} maxLength={200} />
      </label>
      <button type="submit" className="button">
        {search.submit}
      </button>
    </form>
  )
}

function Orders({ view: { query, found, isCut } }: { view: View<'orders'> }) {
  const { search } = useDesk().words
  const said = found.length === 0 ? search.none : isCut ? search.cut : query === '' ? search.latest : search.count(found.length)
  return (
    <>
      <h1>{search.title}</h1>
      <SearchForm query={query} />
      <p className="hint" role="status">
        {said}
      </p>
      <OrderList orders={found} />
    </>
  )
}

function Journal({ view: { deeds } }: { view: View<'journal'> }) {
  const { words } = useDesk()
  return (
    <>
      <h1>{words.nav.journal}</h1>
      {deeds.length === 0 ? <p className="hint">{words.order.noDeeds}</p> : <DeedList deeds={deeds} />}
    </>
  )
}

function Problem({ view: { problem } }: { view: View<'problem'> }) {
  const [title, text] = useDesk().words.problem[problem]
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  )
}
