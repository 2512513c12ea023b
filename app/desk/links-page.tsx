// The page of links with seats for partners.
import type { LinksView } from '#server/organisers/link-view.ts'
import { Moment, useDesk } from './desk-words.tsx'
import { Field, KindSelect, Reason } from './form-parts.tsx'

export function LinksPage({ view: { year, kinds, links, typed, done, fault } }: { view: LinksView }) {
  const { links: words, guests } = useDesk().words
  return (
    <>
      <h1>{words.title(year)}</h1>
      <p>{words.lead}</p>
      {done && (
        <p className="done" id="done" role="status">
          {words.done[done]}
        </p>
      )}
      {fault && (
        <p className="fault" role="alert">
          {words.faults[fault]}
        </p>
      )}
      {links.length === 0 && <p className="hint">{words.none}</p>}
      <ul className="rows">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
      <h2>{words.make}</h2>
      <form method="post" action="/guests/links">
        <KindSelect kinds={kinds} value={typed.kind ?? ''} label={guests.kind} />
        <Field label={guests.allocation} name="allocation" value={typed.allocation ?? ''} isRequired />
        <Field label={guests.giver} hint={guests.giverHint} name="giver" value={typed.giver ?? ''} />
        <Field label={words.seats} name="seats" value={typed.seats ?? ''} isRequired />
        <Field label={words.day} name="day" type="date" value={typed.day ?? ''} isRequired />
        <button type="submit" className="button" name="deed" value="make">
          {words.make}
        </button>
      </form>
    </>
  )
}

function LinkRow({ link }: { link: LinksView['links'][number] }) {
  const { links: words } = useDesk().words
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
              <button type="submit" className="button plain" name="deed" value="close">
                {words.close}
              </button>
            </form>
          )}
          {left < seats && (
            <form method="post" action="/guests/links">
              <input type="hidden" name="id" value={id} />
              <Reason typed="" isRequired />
              <button type="submit" className="button danger" name="deed" value="withdraw">
                {words.withdraw}
              </button>
            </form>
          )}
        </details>
      )}
    </li>
  )
}
