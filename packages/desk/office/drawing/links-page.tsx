// The page of partner links with seats.
import type { LinksView } from '@forum/desk/office/pages/link-view.ts'
import { Done, Fault, Field, KindSelect, Reason, Rows, Submit } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'

export function LinksPage({ view: { year, kinds, links, typed, done, fault } }: { view: LinksView }) {
  const { links: words, guests } = useOffice().words
  return (
    <>
      <h1>{words.title(year)}</h1>
      <p>{words.lead}</p>
      {done && <Done>{words.done[done]}</Done>}
      {fault && <Fault>{words.faults[fault]}</Fault>}
      <Rows none={words.none}>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </Rows>
      <h2>{words.make}</h2>
      <form method="post" action="/guests/links">
        <KindSelect kinds={kinds} value={typed.kind ?? ''} label={guests.kind} />
        <Field label={guests.allocation} name="allocation" value={typed.allocation ?? ''} isRequired />
        <Field label={guests.giver} hint={guests.giverHint} name="giver" value={typed.giver ?? ''} />
        <Field label={words.seats} name="seats" value={typed.seats ?? ''} isRequired />
        <Field label={words.day} name="day" type="date" value={typed.day ?? ''} isRequired />
        <Submit deed="make">{words.make}</Submit>
      </form>
    </>
  )
}

function LinkRow({ link }: { link: LinksView['links'][number] }) {
  const { links: words } = useOffice().words
  const { id, allocation, giver, kind, seats, left, openUntil, isOpen, address } = link
  return (
    <li>
      <span>
        <b>{allocation}</b>
        {giver && ` · ${giver}`} · {kind}
      </span>
      <span>
        {words.counts(seats - left, seats)}, {isOpen ? words.until : words.isClosed} {isOpen && <Moment at={openUntil - 1000} />}
      </span>
      {isOpen && (
        <label className="wide">
          {words.copy}
          <input type="text" readOnly value={address} />
        </label>
      )}
      {(isOpen || left < seats) && (
        <details>
          <summary>{isOpen ? words.close : words.withdraw}</summary>
          {isOpen && (
            <form method="post" action="/guests/links">
              <input type="hidden" name="id" value={id} />
              <p>{words.closeHint}</p>
              <Submit look="plain" deed="close">
                {words.close}
              </Submit>
            </form>
          )}
          {left < seats && (
            <form method="post" action="/guests/links">
              <input type="hidden" name="id" value={id} />
              <Reason typed="" isRequired />
              <Submit look="danger" deed="withdraw">
                {words.withdraw}
              </Submit>
            </form>
          )}
        </details>
      )}
    </li>
  )
}
