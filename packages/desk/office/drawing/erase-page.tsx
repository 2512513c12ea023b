// The page that erases a person: search, what would go and what stays, confirmation.

import type { EraseView, PersonView } from '@forum/desk/office/pages/erase-view.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'
import { Done, Fault, Field, Rows, Submit } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'
import { OrderList } from './order-lists.tsx'

export function ErasePage({ view: { query, people, person, fault, done } }: { view: EraseView }) {
  const { erase: words } = useOffice().words
  return (
    <>
      <h1>{words.title}</h1>
      {done ? <Erased {...done} /> : <p>{words.lead}</p>}
      {fault && <Fault>{words.faults[fault]}</Fault>}
      <form action="/orders/erase" className="search">
        <Field label={words.label} name="q" value={query} isRequired />
        <Submit look="plain">{words.submit}</Submit>
      </form>
      {people && (
        <>
          <h2>{words.people}</h2>
          <Rows none={words.nobody}>
            {people.map(({ name, who, order }) => (
              <li key={who}>
                <a href={addressOf(who)}>{name}</a>
                <span className="aside">{who === name ? words.noAddress(order) : who}</span>
              </li>
            ))}
          </Rows>
        </>
      )}
      {person && <Stored person={person} />}
    </>
  )
}

const addressOf = (who: string) => `/orders/erase?who=${encodeURIComponent(who)}`

function Erased({ records, earlier, backups }: NonNullable<EraseView['done']>) {
  const { words: all, frame } = useOffice()
  const words = all.erase
  return (
    <>
      <Done>{words.done}</Done>
      <p>{words.elsewhere}</p>
      {backups && <p>{words.backups(backups.oldest === null ? null : fullDate(backups.oldest, frame.language))}</p>}
      {earlier.length > 0 && <p>{words.earlier(earlier.join(', '))}</p>}
      {records.length > 0 && <p>{words.records}</p>}
      <ul role="list" className="list rows">
        {records.map(({ id, kind, address }) => (
          <li key={id}>
            <span>{ownValue<string>(words.kinds, kind) ?? kind}</span>
            {address ? <a href={address}>{id}</a> : <span className="aside">{id}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Stored({ person }: { person: PersonView }) {
  const { erase: words } = useOffice().words
  const { who, own, ofOthers, records, colleagues, unpaid, also, seen } = person
  return (
    <>
      <h2>{words.found(who)}</h2>
      {own.length > 0 && <h3>{words.own}</h3>}
      <OrderList orders={own} />
      {ofOthers.length > 0 && <h3>{words.ofOthers}</h3>}
      {ofOthers.length > 0 && <p className="aside">{words.ofOthersHint}</p>}
      <OrderList orders={ofOthers} />
      {records.length > 0 && <h3>{words.forms}</h3>}
      <ul role="list" className="list rows">
        {records.map(({ id, kind, at }) => (
          <li key={id}>
            <span>
              {ownValue<string>(words.kinds, kind) ?? kind}, <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
      {also.length > 0 && <p>{words.also}</p>}
      <ul role="list" className="list rows">
        {also.map((address) => (
          <li key={address}>
            <a href={addressOf(address)}>{address}</a>
          </li>
        ))}
      </ul>
      <h2>{words.what}</h2>
      <p>{words.gone}</p>
      <p>{words.stays}</p>
      {colleagues > 0 && <p className="notice strong fault">{words.colleagues(colleagues)}</p>}
      {unpaid.length > 0 && <p className="notice strong fault">{words.unpaid(unpaid.join(', '))}</p>}
      <form method="post" action="/orders/erase">
        <input type="hidden" name="who" value={who} />
        <input type="hidden" name="seen" value={seen} />
        <Field label={words.again} name="again" value="" isRequired />
        <Submit look="danger">{words.erase}</Submit>
      </form>
    </>
  )
}
