// The waiting list of sold-out kinds, with offers.
import type { WaitingView } from '@forum/desk/office/pages/waiting-view.ts'
import { Done, Rows, Submit } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'
import { SenderLinks } from './sender-page.tsx'

export function WaitingPage({ view: { year, people, offerHours, isRemoved } }: { view: WaitingView }) {
  const { waiting: words, sender } = useOffice().words
  return (
    <>
      <h1>{words.title(year)}</h1>
      {isRemoved && <Done>{words.removed}</Done>}
      <p className="aside">{words.lead(offerHours)}</p>
      {people.length > 0 && (
        <p>
          <a href="/sender">{sender.link}</a>
        </p>
      )}
      <Rows none={words.none}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </Rows>
    </>
  )
}

function PersonRow({ person }: { person: WaitingView['people'][number] }) {
  const { waiting: words } = useOffice().words
  const { id, turn, kind, name, email, seats, askedAt, state, offer, hasLine, domain } = person
  const isOpen = state === 'asked' || state === 'waiting' || state === 'offered'
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        <span className="aside">
          {email} · {kind} · {words.seats(seats)} · <Moment at={askedAt} />
        </span>
        <br />
        {turn === null ? words.states[state] : words.turn(turn)}
        {offer && (
          <>
            : {words.seats(offer.seats)}, {words.until} <Moment at={offer.until} />
          </>
        )}
        {isOpen && (
          <>
            <br />
            <SenderLinks from="place" id={id} hasLine={hasLine} domain={domain} />
          </>
        )}
      </span>
      {isOpen && (
        <form method="post" action={`/waiting/${id}/remove`}>
          <Submit look="danger">{words.remove}</Submit>
        </form>
      )}
    </li>
  )
}
