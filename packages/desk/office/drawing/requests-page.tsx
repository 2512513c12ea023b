// Requests of media and groups: the list, and one request with its possible answers.

import type { RequestDeed, RequestLineView, RequestView } from '@forum/desk/office/pages/guest-view.ts'
import { localeTable } from '@forum/domain/localisation/locale.ts'
import type { ReactNode } from 'react'
import { Area, Choice, Done, Fault, Field, KindSelect, Submit } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'
import { Phones } from './phones.tsx'
import { SenderLinks } from './sender-page.tsx'

export function RequestsPage({ view: { requests: lines } }: { view: { requests: readonly RequestLineView[] } }) {
  const { requests, sender } = useOffice().words
  return (
    <>
      <h1>{requests.title}</h1>
      <p className="aside">{lines.length === 0 ? requests.none : requests.lead}</p>
      <p>
        <a href="/sender">{sender.link}</a>
      </p>
      <ul role="list" className="list rows">
        {lines.map(({ id, kind, name, company, seats, state, receivedAt }) => (
          <li key={id}>
            <a href={`/requests/${id}`}>
              <b>{[company, name].filter(Boolean).join(' · ')}</b>
            </a>
            <span>
              {requests.kinds[kind]}
              {kind === 'groupOrder' && `, ${requests.seats(seats)}`} · {requests.states[state ?? 'none']}
            </span>
            <span className="aside">
              <Moment at={receivedAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export function RequestPage({ view }: { view: RequestView }) {
  const { requests } = useOffice().words
  const { kind, name, company, position, seats, answer, done } = view
  return (
    <>
      <div className="cluster">
        <h1>{name}</h1>
        <span className="state">{requests.states[view.state ?? 'none']}</span>
      </div>
      {done && <Done>{requests.done[done]}</Done>}
      <p>
        {requests.kinds[kind]}: {[company, position].filter(Boolean).join(', ')}
        {kind === 'groupOrder' && `, ${requests.seats(seats)}`}
      </p>
      <p>
        <a href={`mailto:${view.email}`}>{view.email}</a>
        {view.phone && (
          <>
            {', '}
            <Phones field={view.phone} />
          </>
        )}
      </p>
      <p className="aside">
        {requests.received} <Moment at={view.receivedAt} /> · {requests.language}: {localeTable[view.language].name}
      </p>
      <p>
        <SenderLinks from="form" id={view.id} hasLine={view.hasLine} domain={view.domain} />
      </p>
      {view.more.length > 0 && (
        <>
          <h2>{requests.said}</h2>
          {view.more.map((text) => (
            <p key={text} className="letter">
              {text}
            </p>
          ))}
        </>
      )}
      {answer && <AnswerLine answer={answer} />}
      {answer?.state === 'accepted' ? <p className="aside">{requests.closed}</p> : <Answers view={view} />}
    </>
  )
}

function AnswerLine({ answer: { state, by, at, reason, order } }: { answer: NonNullable<RequestView['answer']> }) {
  const { requests } = useOffice().words
  return (
    <div className="notice strong done">
      <p>
        {requests.states[state]}, {requests.answered(by)}, <Moment at={at} />
      </p>
      {reason && <p className="letter">{reason}</p>}
      {order && (
        <p>
          {requests.order} <a href={`/orders/${order}`}>{order}</a>
        </p>
      )}
    </div>
  )
}

function Answers({ view }: { view: RequestView }) {
  const { requests } = useOffice().words
  const { kind, kinds, refused, seats, company } = view
  const typed = (deed: RequestDeed, name: string, otherwise = '') =>
    refused?.deed === deed ? (refused.typed[name] ?? '') : otherwise
  return (
    <>
      {kind === 'accreditation' ? (
        <AnswerForm view={view} deed="accept" isOpen>
          <KindSelect kinds={kinds} value={typed('accept', 'kind')} label={requests.kind} />
        </AnswerForm>
      ) : (
        <AnswerForm view={view} deed="invoice" isOpen>
          <KindSelect kinds={kinds} value={typed('invoice', 'kind')} label={requests.kind} hasPrices />
          <Field label={requests.invoice.seats} name="seats" value={typed('invoice', 'seats', String(seats))} isRequired />
          <Field label={requests.invoice.company} name="company" value={typed('invoice', 'company', company)} />
          <Field label={requests.invoice.edrpou} name="edrpou" value={typed('invoice', 'edrpou')} />
          {view.hasAbroad && (
            <Choice
              type="checkbox"
              name="abroad"
              value="yes"
              label={requests.invoice.abroad}
              isOn={typed('invoice', 'abroad') === 'yes'}
            />
          )}
          <Area label={requests.invoice.list} name="list" value={typed('invoice', 'list')} rows={5} />
        </AnswerForm>
      )}
      {(['ask', 'refuse'] as const).map((deed) => (
        <AnswerForm key={deed} view={view} deed={deed}>
          <Area label={requests[deed].label} name="text" value={typed(deed, 'text')} rows={4} most={2000} isRequired />
        </AnswerForm>
      ))}
    </>
  )
}

type AnswerFormProps = { view: RequestView; deed: RequestDeed; isOpen?: boolean; children: ReactNode }

function AnswerForm({ view: { id, refused }, deed, isOpen = false, children }: AnswerFormProps) {
  const { requests } = useOffice().words
  const isRefused = refused?.deed === deed
  return (
    <details open={isRefused || isOpen} id={deed}>
      <summary>{requests[deed].title}</summary>
      <form method="post" action={`/requests/${id}#${deed}`}>
        {isRefused && (
          <Fault>
            {requests.faults[refused.fault]} {refused.detail}
          </Fault>
        )}
        <p>{requests[deed].text}</p>
        {children}
        <Submit look={deed === 'refuse' ? 'danger' : ''} deed={deed}>
          {requests[deed].submit}
        </Submit>
      </form>
    </details>
  )
}
