import type { DeskView } from '#server/organisers/desk-view.ts'
import { useDesk } from './desk-words.tsx'

/** Where a steward chooses the gate of this phone. */
export function OwnGatePage({ view: { gates, isClosed } }: { view: Extract<DeskView, { page: 'ownGate' }> }) {
  const words = useDesk().words.gates.own
  return (
    <>
      <h1>{words.title}</h1>
      {isClosed && (
        <p className="fault" role="alert">
          {words.closed}
        </p>
      )}
      <p>{gates.length === 0 ? words.none : words.text}</p>
      <ul className="own-gates">
        {gates.map(({ id, name }) => (
          <li key={id}>
            <form method="post" action={`/gates/${id}/open`}>
              <button type="submit" className="button">
                {name}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}
