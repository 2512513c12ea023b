// Statistics of sales and payments as tables with bars.

import type { FiguresView } from '@forum/desk/office/lists/downloads-view.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { fullDate, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { useOffice, useSum } from './office-words.tsx'
import { TitledTable } from './titled-table.tsx'
import { Years } from './years.tsx'

function useWords() {
  const { language } = useOffice().frame
  return {
    words: downloadWords[language].downloadPages.figures,
    sum: useSum(),
    language,
  }
}

export function FiguresPage({ view }: { view: FiguresView }) {
  const { words, sum, language } = useWords()
  const { year, years, total } = view
  const numbers = [
    [String(total.seats), words.sold],
    [sum(total.paid), words.paid],
    ...(total.returned > 0
      ? [[sum(total.returned), words.returned] as const, [sum(total.paid - total.returned), words.kept] as const]
      : []),
    [sum(total.expected), words.expected(total.expectedSeats)],
  ] as const
  return (
    <>
      <h1>{words.title(year)}</h1>
      <Years path="/figures" year={year} years={years} />
      <p>
        <a href={`/figures/books?year=${year}`}>{downloadWords[language].books.link}</a>
      </p>
      <ul role="list" className="pair numbers">
        {numbers.map(([number, text]) => (
          <li key={text} className="notice">
            <b>{number}</b> {text}
          </li>
        ))}
      </ul>
      <ByKind view={view} />
      <ByDay days={view.days} />
    </>
  )
}

function ByKind({ view: { kinds, total } }: { view: FiguresView }) {
  const { words, sum } = useWords()
  const { columns } = words
  const most = Math.max(...kinds.map(({ seats, expectedSeats }) => seats + expectedSeats))
  return (
    <TitledTable
      title={words.byKind}
      heads={[columns.kind, columns.seats, columns.paid, columns.expected, columns.left, columns.returned]}
    >
      {kinds.map(({ id, name, seats, left, expectedSeats, expected, paid, returned }) => (
        <tr key={id}>
          <th scope="row">
            {name}
            <Bar share={seats / most} more={expectedSeats / most} />
          </th>
          <td>{seats}</td>
          <td>{sum(paid)}</td>
          <td>{expectedSeats > 0 ? `${expectedSeats} · ${sum(expected)}` : '–'}</td>
          <td>{left ?? words.unlimited}</td>
          <td>{returned > 0 ? sum(returned) : '–'}</td>
        </tr>
      ))}
      <tr className="total">
        <th scope="row">{words.total}</th>
        <td>{total.seats}</td>
        <td>{sum(total.paid)}</td>
        <td>{sum(total.expected)}</td>
        <td />
        <td>{sum(total.returned)}</td>
      </tr>
    </TitledTable>
  )
}

function ByDay({ days }: Pick<FiguresView, 'days'>) {
  const { words, sum, language } = useWords()
  const { columns } = words
  const most = Math.max(...days.map(({ paid }) => paid))
  return (
    <TitledTable
      title={words.byDay}
      heads={[columns.day, columns.seats, columns.paid, columns.expected, columns.placed, columns.returned]}
    >
      {days.toReversed().map(({ day, orders, seats, expected, paid, returned }) => (
        <tr key={day}>
          <th scope="row">
            <time dateTime={day}>{fullDate(parseMoment(day) ?? 0, language)}</time>
            <Bar share={paid / most} />
          </th>
          <td>{seats}</td>
          <td>{sum(paid)}</td>
          <td>{expected > 0 ? sum(expected) : '–'}</td>
          <td>{orders}</td>
          <td>{returned > 0 ? sum(returned) : '–'}</td>
        </tr>
      ))}
    </TitledTable>
  )
}

/** Share of the longest bar; the number is beside it. Attributes, not a style: the policy allows only the page's style sheet. */
function Bar({ share, more = 0 }: { share: number; more?: number }) {
  const width = (part: number) => (Number.isFinite(part) ? part * 100 : 0)
  return (
    <svg className="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" fill="var(--colour-line)" />
      <rect width={width(share + more)} height="4" fill="var(--colour-field)" />
      <rect width={width(share)} height="4" fill="var(--colour-wheat)" />
    </svg>
  )
}
