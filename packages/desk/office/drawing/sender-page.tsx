// The page that removes all of one line or mail domain: what there is, list by list, and the confirmation. And the links that lead to it.

import type { SentRecord } from '@forum/desk/office/pages/remove-sender.ts'
import type { SenderView } from '@forum/desk/office/pages/sender-view.ts'
import { type SenderList, senderLists } from '@forum/domain/submission/sender.ts'
import { Choice, Done, Fault, Field, Reason, Submit } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'

/** Records of each list that are shown by name; all are removed. */
const mostShown = 10

export function SenderPage({ view }: { view: SenderView }) {
  const { sender: words } = useOffice().words
  const { domain, line, fault, isDone } = view
  return (
    <>
      <h1>{words.title}</h1>
      {isDone && <Done>{words.done}</Done>}
      {fault && <Fault>{words.faults[fault]}</Fault>}
      <p>{words.lead}</p>
      <form action="/sender" className="search">
        <Field label={words.label} name="domain" value={domain ?? ''} isRequired />
        <Submit look="plain">{words.submit}</Submit>
      </form>
      {view.sent && (
        <>
          <h2>{domain ? words.ofDomain(domain) : words.ofLine}</h2>
          {line && <p>{words.lineHint}</p>}
          <Removal view={view} sent={view.sent} />
        </>
      )}
    </>
  )
}

function Removal({ view, sent }: { view: SenderView; sent: NonNullable<SenderView['sent']> }) {
  const { sender: words } = useOffice().words
  const { domain, line, until, chosen, reason, isQuiet } = view
  const asked = { ...(domain && { domain }), ...(line ?? {}), until: String(until) }
  const found = senderLists.filter((list) => sent[list].length > 0)
  return (
    <form method="post" action="/sender">
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {found.map((list) => (
        <List key={list} list={list} records={sent[list]} isOn={chosen.includes(list)} />
      ))}
      <p>{words.what}</p>
      <Reason typed={reason} isRequired />
      {sent.unpaid.length > 0 && <Choice type="checkbox" name="quiet" value="yes" label={words.quiet} isOn={isQuiet} />}
      <Submit look="danger">{words.remove}</Submit>
    </form>
  )
}

function List({ list, records, isOn }: { list: SenderList; records: readonly SentRecord[]; isOn: boolean }) {
  const { sender: words } = useOffice().words
  return (
    <>
      <Choice type="checkbox" name="list" value={list} label={`${words.lists[list]}: ${records.length}`} isOn={isOn} />
      <ul role="list" className="list rows">
        {records.slice(0, mostShown).map(({ id, name, email, at }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="aside">
              {email} · <Moment at={at} />
            </span>
          </li>
        ))}
        {records.length > mostShown && <li className="aside">{words.more(records.length - mostShown)}</li>}
      </ul>
    </>
  )
}

/** Links to all that came from the line or the mail domain of one record. `from`: kind of record. */
export function SenderLinks({ from, id, hasLine, domain }: SenderLinksProps) {
  const { sender: words } = useOffice().words
  const addresses: [label: string, query: Record<string, string>][] = [
    ...(hasLine ? [[words.ofLine, { from, id }] as [string, Record<string, string>]] : []),
    ...(domain ? [[words.ofDomain(domain), { domain }] as [string, Record<string, string>]] : []),
  ]
  return addresses.map(([label, query], index) => (
    <span key={label} className="aside">
      {index > 0 && ' · '}
      <a href={`/sender?${new URLSearchParams(query)}`}>{label}</a>
    </span>
  ))
}

type SenderLinksProps = { from: 'place' | 'form' | 'order'; id: string; hasLine: boolean; domain: string | null }
