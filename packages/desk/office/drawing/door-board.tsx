import type { OfficeWords } from '@forum/desk/words/office/office-words.ts'
import type { DoorBoard, DoorConflict } from '@forum/domain/door/wire.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, dateAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { useOffice } from './office-words.tsx'
import { TitledTable } from './titled-table.tsx'

function whyText({ entry, kind, marks }: DoorConflict, words: OfficeWords['gates']): string {
  const why = [entry === 'undo' && words.undone, kind && words.kinds[kind], ...marks.map((mark) => words.marks[mark])]
  return why.filter(Boolean).join(', ')
}

/** The time; of another day than the board's with its date. */
const momentAt = (at: Instant, day: string, locale: Locale) =>
  dateAt(at) === day ? clockAt(at) : `${dayAndMonth(at, locale)}, ${clockAt(at)}`

/** Today's statistics, and what organisers must know about single entries. */
export function Board({ board: { day, arrived, tickets, inside, returned, gates, quarters, conflicts } }: { board: DoorBoard }) {
  const { words: all, frame } = useOffice()
  const words = all.gates
  return (
    <>
      <ul role="list" className="pair numbers">
        <li className="notice">
          <b>{arrived}</b> {words.arrived} {tickets}
        </li>
        <li className="notice">
          <b>{inside}</b> {words.inside}
        </li>
        {returned && (
          <li className="notice">
            <b>{returned.back}</b> {words.returned} {returned.inside}
          </li>
        )}
      </ul>
      {gates.length > 0 && (
        <TitledTable title={words.byGate} heads={['', words.entered, words.left]}>
          {gates.map(({ gate, entries, exits }) => (
            <tr key={gate}>
              <th scope="row">{gate}</th>
              <td>{entries}</td>
              <td>{exits}</td>
            </tr>
          ))}
        </TitledTable>
      )}
      {quarters.length > 0 && (
        <TitledTable title={words.byQuarter} heads={['', words.entered]}>
          {quarters.map(({ at, entries }) => (
            <tr key={at}>
              <th scope="row">{clockAt(at)}</th>
              <td>{entries}</td>
            </tr>
          ))}
        </TitledTable>
      )}
      <h2>{words.conflicts}</h2>
      {conflicts.length === 0 ? (
        <p className="aside">{words.noConflicts}</p>
      ) : (
        <ul role="list" className="list rows">
          {conflicts.map((conflict) => (
            <li key={conflict.id}>
              <b>{conflict.number}</b> <span>{whyText(conflict, words)}</span>
              <span>
                {[...conflict.others, conflict]
                  .map((place) => `${momentAt(place.at, day, frame.language)} ${place.gate}`)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
