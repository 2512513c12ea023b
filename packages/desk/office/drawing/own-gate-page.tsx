import type { OfficeView } from '@forum/desk/office/pages/office-view.ts'
import { Fault, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

/** A steward chooses the gate of this phone. */
export function OwnGatePage({ view: { gates, isClosed } }: { view: Extract<OfficeView, { page: 'ownGate' }> }) {
  const words = useOffice().words.gates.own
  return (
    <>
      <h1>{words.title}</h1>
      {isClosed && <Fault>{words.closed}</Fault>}
      <p>{gates.length === 0 ? words.none : words.text}</p>
      <ul role="list" className="gap3 own-gates">
        {gates.map(({ id, name }) => (
          <li key={id}>
            <form method="post" action={`/gates/${id}/open`}>
              <Submit>{name}</Submit>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}
