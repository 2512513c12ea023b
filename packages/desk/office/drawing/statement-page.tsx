// Bank statements: the form for a file, the columns of an unknown table, and what accepting a statement does.

import type { StatementsView, StatementView } from '@forum/desk/office/pages/statement-view.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { Choices, Done, Fault, Submit } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'
import { DoneLines, LineGroups, Work } from './statement-lines.tsx'
import { BankDay } from './transfer-parts.tsx'

export function StatementsPage({ view: { recent, refused, isAnew, naming } }: { view: StatementsView }) {
  const { statements, transfers } = useOffice().words
  return (
    <>
      <p>
        <a href="/transfers">{transfers.title}</a>
      </p>
      <h1>{statements.title}</h1>
      {refused && <Fault>{statements.refused[refused]}</Fault>}
      {naming ? (
        <NamingForm naming={naming} />
      ) : (
        <form method="post" action="/transfers/statement" encType="multipart/form-data">
          <p>{statements.lead}</p>
          <FileField />
          <p className="aside">{statements.which}</p>
          <label className="target wide">
            <input type="checkbox" name="anew" value="yes" defaultChecked={isAnew} /> <span>{statements.anew}</span>
          </label>
          <Submit>{statements.submit}</Submit>
        </form>
      )}
      <h2>{statements.recent}</h2>
      {recent.length === 0 ? (
        <p className="aside">{statements.noneYet}</p>
      ) : (
        <ul role="list" className="list rows">
          {recent.map(({ id, layout, readAt, readBy, acceptedAt, acceptedBy }) => (
            <li key={id}>
              <a href={`/transfers/statement/${id}`}>
                <b>{statements.layouts[layout]}</b>
              </a>
              <span>
                <Moment at={readAt} />, {readBy}
              </span>
              <span className={acceptedAt === null ? 'aside' : 'paid'}>
                {acceptedAt === null ? statements.notAccepted : statements.accepted(acceptedBy)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function FileField() {
  const { statements } = useOffice().words
  return (
    <label>
      {statements.file}
      <input type="file" name="file" required accept=".csv,.txt,.xlsx,.xls,.xml,.dbf,.zip" />
    </label>
  )
}

function NamingForm({ naming }: { naming: NonNullable<StatementsView['naming']> }) {
  const { statements, refused } = useOffice().words
  const { naming: words } = statements
  const { headings, examples, kept, typed, fault } = naming
  const named = Object.entries(words.columns)
  const options = headings.map((heading, place) => {
    const said = [heading || String(place + 1), examples[0]?.[place]].filter(Boolean).join(': ').slice(0, 80)
    // Two columns may have one name: the place says which.
    return { place, said }
  })
  return (
    <form method="post" action="/transfers/statement">
      <input type="hidden" name="kept" value={kept} />
      <h2>{words.title}</h2>
      {fault && (
        <Fault>
          {refused}. {fault === 'empty' ? words.empty : words.fault}
        </Fault>
      )}
      <p>{words.text}</p>
      {named.map(([name, label]) => (
        <label key={name}>
          {label}
          <select name={`column-${name}`} defaultValue={typed[`column-${name}`] ?? ''}>
            <option value="">{words.none}</option>
            {options.map(({ place, said }) => (
              <option key={place} value={place}>
                {said}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Choices
        legend={words.unit}
        name="unit"
        options={[
          ['hryvnia', words.units.hryvnia],
          ['kopiyka', words.units.kopiyka],
        ]}
        chosen={typed.unit ?? 'hryvnia'}
      />
      <Submit deed="name">{words.submit}</Submit>
    </form>
  )
}

export function StatementPage({ view }: { view: StatementView }) {
  const { words } = useOffice()
  const { statements } = words
  const { statement, told, done, fault } = view
  return (
    <>
      <p>
        <a href="/transfers/statement">{statements.title}</a>
      </p>
      <h1>
        {statements.layouts[statement.layout]}
        {told && told.from !== '' && (
          <>
            {', '}
            <BankDay day={told.from} />
            {told.to !== told.from && (
              <>
                {' – '}
                <BankDay day={told.to} />
              </>
            )}
          </>
        )}
      </h1>
      {done && (
        <Done>
          {done.deed === 'accepted' ? statements.done.accepted(done.transfers, done.orders) : statements.done[done.deed]}
        </Done>
      )}
      {fault && <Fault>{statements.faults[fault]}</Fault>}
      <p className="aside">
        <Moment at={statement.readAt} />, {statement.readBy}
        {statement.acceptedAt !== null && ` · ${statements.accepted(statement.acceptedBy)}`}
        {told?.account && ` · ${told.account}`}
      </p>
      {told ? <Told view={view} told={told} /> : <p>{statements.forgotten}</p>}
    </>
  )
}

function Told({ view, told }: { view: StatementView; told: NonNullable<StatementView['told']> }) {
  const { statements } = useOffice().words
  const { agrees } = told.balance
  const { statement, undoTill, work, all, count } = view
  return (
    <>
      {agrees === false ? (
        <p className="notice strong fault">{statements.balance.differs}</p>
      ) : (
        <p className="aside">{agrees ? statements.balance.agrees : statements.balance.unknown}</p>
      )}
      {statement.layout === 'mapped' && (
        <p>
          <a href="/transfers/statement?anew=yes">{statements.anewText}</a>
        </p>
      )}
      {told.leftOut.length > 0 && <LeftOut rows={told.leftOut} count={told.leftOutCount} />}
      {statement.acceptedAt === null ? (
        <Acceptance id={statement.id} told={told} />
      ) : (
        <>
          {undoTill !== null && (
            <form method="post" action={`/transfers/statement/${statement.id}`}>
              <p>{statements.undoText(clockAt(undoTill))}</p>
              <Submit look="danger" deed="undo">
                {statements.undo}
              </Submit>
            </form>
          )}
          <Work id={statement.id} lines={work} />
          <DoneLines lines={all} count={count} />
        </>
      )}
    </>
  )
}

function LeftOut({ rows, count }: { rows: NonNullable<StatementView['told']>['leftOut']; count: number }) {
  const { statements } = useOffice().words
  return (
    <section>
      <h2>{statements.leftOut}</h2>
      <p>{statements.leftOutText}</p>
      <ul role="list" className="list rows">
        {rows.map(({ row, fault, text }) => (
          <li key={row}>
            <b className="dead">
              {statements.row(row)}: {statements.rowFaults[fault]}
            </b>
            <span lang="uk">{text}</span>
          </li>
        ))}
      </ul>
      {rows.length < count && <p className="aside">{statements.cut(rows.length)}</p>}
    </section>
  )
}

function Acceptance({ id, told }: { id: string; told: NonNullable<StatementView['told']> }) {
  const { words, frame } = useOffice()
  const { statements } = words
  const { orders, given, waits, groups, seen } = told
  const isNew = groups.some(({ group }) => group !== 'known' && group !== 'aside')
  return (
    <>
      {isNew ? (
        <form method="post" action={`/transfers/statement/${id}`} id="accept">
          <p>
            <b>{statements.accept(orders, exactPrice(given, frame.language), waits)}</b>
          </p>
          <p>{statements.acceptText}</p>
          <input type="hidden" name="seen" value={seen} />
          <Submit deed="accept">{statements.acceptSubmit}</Submit>
        </form>
      ) : (
        <p>{statements.nothing}</p>
      )}
      <LineGroups groups={groups} />
    </>
  )
}
