// Letters about the day that the site sends by itself: when, to how many, and the button that holds them back.
import type { DayLetterNow } from '@forum/desk/orders/day-letters.ts'
import { kindOfDayLetter } from '@forum/domain/order/forum-letter.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

export function DayLetters({ letters }: { letters: readonly DayLetterNow[] }) {
  const { letters: words } = useOffice().words.day
  if (letters.length === 0) return null
  return (
    <>
      <h2>{words.title}</h2>
      <p className="aside">{words.text}</p>
      {letters.map((letter) => (
        <Letter key={letter.name} letter={letter} />
      ))}
    </>
  )
}

function Letter({ letter: { name, state, dueAt, written, waiting, delivered, dead } }: { letter: DayLetterNow }) {
  const { day, mailing } = useOffice().words
  const { letters: words } = day
  const { figures } = mailing
  const isHeld = state === 'stopped'
  const said = [
    ...(dueAt === null
      ? [words.over]
      : state === 'new'
        ? [words.due(clockAt(dueAt))]
        : isHeld && written === 0
          ? [words.held]
          : []),
    ...(written > 0 ? [words.written(written), figures.delivered(delivered), figures.waiting(waiting)] : []),
    ...(dead > 0 ? [figures.dead(dead)] : []),
  ]
  const isGoing = state === 'going' || waiting > 0
  return (
    <form method="post" action="/day" className="notice">
      <p>
        <b>{mailing.kinds[kindOfDayLetter(name)]}</b> · {said.join(' · ')}
      </p>
      <input type="hidden" name="letter" value={name} />
      {dueAt !== null && (state === 'new' || isGoing) && (
        <Submit look="plain" deed="holdLetter">
          {state === 'new' ? words.hold : words.stop}
        </Submit>
      )}
      {dueAt !== null && isHeld && (
        <Submit look="plain" deed="sendLetter">
          {words.release}
        </Submit>
      )}
    </form>
  )
}
