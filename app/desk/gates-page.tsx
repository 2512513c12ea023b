import type { DoorBoard } from '#domain/door/wire.ts'
import { clockAt } from '#domain/programme/kyiv-time.ts'
import type { GatesView } from '#server/organisers/desk-view.ts'
import { useDesk } from './desk-words.tsx'
import { Choice, Done, Fault, Field, Submit } from './form-parts.tsx'
import { TitledTable } from './titled-table.tsx'

/** Gates and their phones, and today's statistics. */
export function GatesPage({ view: { gates, stewards, isEnded, board, made, fault } }: { view: GatesView }) {
  const { gates: words } = useDesk().words
  return (
    <>
      <h1>{words.title}</h1>
      {made && (
        <div className="notice done gate" role="status">
          <h2>{made.name}</h2>
          <p>{words.made}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: squares of a library, of an address of ours. */}
          <div className="code" dangerouslySetInnerHTML={{ __html: made.qr }} />
          <p>
            <a href={made.address}>{made.address}</a>
          </p>
        </div>
      )}
      {isEnded && <Done>{words.ended}</Done>}
      <Board board={board} />
      <h2>{words.list}</h2>
      {gates.length === 0 && <p className="aside">{words.none}</p>}
      <ul role="list" className="list rows">
        {gates.map(({ id, name, role, isRevoked }) => (
          <li key={id} className="between">
            <span>
              <b>{name}</b> <span className="aside">{isRevoked ? words.revoked : words.roles[role]}</span>
            </span>
            {!isRevoked && (
              <form method="post" action={`/gates/${id}/revoke`}>
                <Submit look="danger">{words.revoke}</Submit>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action="/gates">
        {fault && <Fault>{words[fault.kind]}</Fault>}
        <Field label={words.name} name="name" value={fault?.typed ?? ''} isRequired />
        <Choice type="checkbox" name="supervisor" value="yes" label={words.supervisor} />
        <Submit>{words.add}</Submit>
      </form>
      {stewards.length > 0 && <Stewards stewards={stewards} />}
    </>
  )
}

function Stewards({ stewards }: Pick<GatesView, 'stewards'>) {
  const { gates: words } = useDesk().words
  return (
    <>
      <h2>{words.stewards}</h2>
      <p className="aside">{words.endHint}</p>
      <ul role="list" className="list rows">
        {stewards.map(({ id, name, gates }) => (
          <li key={id} className="between">
            <span>
              <b>{name}</b> <span className="aside">{gates.join(', ') || words.noGate}</span>
            </span>
            <form method="post" action={`/stewards/${encodeURIComponent(id)}/end`}>
              <Submit look="danger">{words.end}</Submit>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}

function Board({ board: { arrived, tickets, inside, gates, quarters, conflicts } }: { board: DoorBoard }) {
  const { gates: words } = useDesk().words
  return (
    <>
      <ul role="list" className="pair numbers">
        <li className="notice">
          <b>{arrived}</b> {words.arrived} {tickets}
        </li>
        <li className="notice">
          <b>{inside}</b> {words.inside}
        </li>
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
          {conflicts.map(({ number, at, gate, others }) => (
            <li key={`${number} ${at}`}>
              <b>{number}</b>
              <span>{[...others, { at, gate }].map((place) => `${clockAt(place.at)} ${place.gate}`).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
