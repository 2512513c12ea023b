import type { GatesView } from '@forum/desk/office/pages/office-view.ts'
import { Board } from './door-board.tsx'
import { Choice, Done, Fault, Field, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

/** Gates and their phones, and today's statistics. */
export function GatesPage({ view: { gates, stewards, isEnded, board, made, fault } }: { view: GatesView }) {
  const { gates: words } = useOffice().words
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
      {gates.some(({ isRevoked }) => !isRevoked) && <p className="aside">{words.closingHint}</p>}
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
  const { gates: words } = useOffice().words
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
