// Proves that the books agree: each sum with its parts, and by name what does not fit.

import type { BooksView } from '@forum/desk/office/lists/downloads-view.ts'
import { equationOf, reasonOf, subjectOf, wholeName } from '@forum/desk/office/lists/proof-tables.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { Done, Fault } from './form-parts.tsx'
import { useOffice, useSum } from './office-words.tsx'
import { TitledTable } from './titled-table.tsx'
import { Years } from './years.tsx'

type Equation = BooksView['equations'][number]
type Finding = BooksView['faults'][number] | BooksView['tasks'][number]

const useWords = () => downloadWords[useOffice().frame.language].books

const isSome = ({ number, amount }: Equation['whole']) => number > 0 || amount !== 0

export function BooksPage({ view: { year, years, equations, faults, tasks } }: { view: BooksView }) {
  const words = useWords()
  const shown = equations.filter(({ whole, parts }) => [whole, ...parts].some(isSome))
  const isWell = faults.length === 0 && equations.every(({ difference }) => difference === 0)
  return (
    <>
      <h1>{words.title(year)}</h1>
      <Years path="/figures/books" year={year} years={years} />
      <p className="aside">{words.lead}</p>
      {shown.length === 0 && <p>{words.none}</p>}
      {shown.length > 0 && isWell && <Done>{words.well}</Done>}
      {!isWell && <Fault>{words.wrong(faults.length)}</Fault>}
      <Findings title={words.found} text={words.foundText} findings={faults} />
      <Findings title={words.tasks} text={words.tasksText} findings={tasks} />
      {shown.map((equation) => (
        <Sums
          key={equation.name}
          equation={equation}
          unfit={faults.filter(({ rule }) => equationOf[rule] === equation.name).length}
        />
      ))}
      <form method="post" action={`/papers/books?year=${year}`}>
        <p className="cluster">
          {(['xlsx', 'sums', 'findings'] as const).map((format) => (
            <button key={format} type="submit" className="button plain" name="format" value={format}>
              {format === 'xlsx' ? 'XLSX' : `CSV: ${words.tables[format]}`}
            </button>
          ))}
        </p>
      </form>
    </>
  )
}

/** `unfit`: how many records of it do not fit, whatever their sums say. */
function Sums({ equation: { name, whole, parts, difference }, unfit }: { equation: Equation; unfit: number }) {
  const words = useWords()
  const sum = useSum()
  const { heads } = words
  const verdict = difference !== 0 ? words.differs(sum(difference)) : unfit > 0 ? words.outweighed(unfit) : words.agrees
  const isWell = difference === 0 && unfit === 0
  const some = parts.filter(isSome)
  const shown = some.length > 0 ? some : parts.slice(0, 1)
  return (
    <>
      <TitledTable title={words.equations[name]} heads={[heads.line, heads.amount]}>
        <Row name={wholeName(name, whole.sum, words)} line={whole} isWhole />
        {shown.map((part, place) => (
          <Row key={part.sum} name={`${place === 0 ? '=' : '+'} ${words.sums[part.sum]}`} line={part} />
        ))}
      </TitledTable>
      <p className={isWell ? 'paid' : 'dead'}>
        <b>{verdict}</b>
      </p>
    </>
  )
}

function Row({ name, line: { number, amount }, isWhole = false }: { name: string; line: Equation['whole']; isWhole?: boolean }) {
  const sum = useSum()
  return (
    <tr className={isWhole ? 'total' : undefined}>
      <th scope="row">
        {name} <span className="aside">({number})</span>
      </th>
      <td>{sum(amount)}</td>
    </tr>
  )
}

const places = { order: '/orders', transfer: '/transfers', paper: '/orders/papers' } as const

/** A paper that is missing has no page. */
function Subject({ finding }: { finding: Finding }) {
  const name = <b>{subjectOf(finding, useWords(), useOffice().frame.language)}</b>
  if (finding.subject === 'paper' && finding.label === '') return name
  return <a href={`${places[finding.subject]}/${finding.id}`}>{name}</a>
}

function Findings({ title, text, findings }: { title: string; text: string; findings: readonly Finding[] }) {
  const words = useWords()
  const { language } = useOffice().frame
  if (findings.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <p className="aside">{text}</p>
      <ul role="list" className="list">
        {findings.map((finding) => (
          <li key={[finding.rule, finding.id, finding.note].join(' ')}>
            <Subject finding={finding} />
            <br />
            {reasonOf(finding, words, language)}
          </li>
        ))}
      </ul>
    </>
  )
}
