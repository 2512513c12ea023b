// The forms of the order page: each is folded and does one action.

import type { OrderDeed } from '@forum/desk/audit/audit.ts'
import type { OrderView } from '@forum/desk/office/pages/order-page.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { ReactNode } from 'react'
import { Area, Choice, Choices, Fault, Field, Reason, Submit } from './form-parts.tsx'
import { CorrectionFields } from './invoice-versions.tsx'
import { useOffice } from './office-words.tsx'
import { FreshPass, RefundFields } from './refund-fields.tsx'

export function OrderForms({ view }: { view: OrderView }) {
  const { words } = useOffice()
  const { forms } = words
  const typed = (deed: OrderDeed, name: string) => (view.refused?.deed === deed ? (view.refused.typed[name] ?? '') : '')
  return (
    <>
      <DeedForm view={view} deed="paid">
        <p>{forms.paid.text}</p>
        <Choice type="checkbox" name="sure" value="yes" label={forms.paid.sure} isRequired />
        <Reason typed={typed('paid', 'reason')} />
      </DeedForm>
      <DeedForm view={view} deed="resent">
        <ResendFields view={view} />
      </DeedForm>
      <DeedForm view={view} deed="invoiceResent">
        <p>{forms.invoiceResent.text}</p>
      </DeedForm>
      <DeedForm view={view} deed="invoiceCorrected">
        <CorrectionFields view={view} />
      </DeedForm>
      <DeedForm view={view} deed="readdressed">
        <p>{forms.readdressed.text}</p>
        <Field label={forms.readdressed.email} name="email" type="email" value={typed('readdressed', 'email')} isRequired />
        <Reason typed={typed('readdressed', 'reason')} />
      </DeedForm>
      {view.may.attendeeReplaced &&
        view.seats.map((seat) => <AttendeeForm key={seat.seat} view={view} seat={seat} isFirst={seat.seat === 0} />)}
      <DeedForm view={view} deed="extended">
        <p>{forms.extended.text}</p>
        <Field
          label={forms.extended.day}
          name="day"
          type="date"
          value={typed('extended', 'day') || dateAt(view.expiresAt)}
          isRequired
        />
        <Reason typed={typed('extended', 'reason')} />
      </DeedForm>
      <DeedForm view={view} deed="refunded">
        <RefundFields view={view} />
      </DeedForm>
      <DeedForm view={view} deed="cancelled" isGrave>
        <p>{forms.cancelled.text}</p>
        <Reason typed={typed('cancelled', 'reason')} isRequired />
      </DeedForm>
      <DeedForm view={view} deed="withdrawn" isGrave>
        <p>{forms.withdrawn.text}</p>
        <Reason typed={typed('withdrawn', 'reason')} isRequired />
      </DeedForm>
      <DeedForm view={view} deed="noted">
        <p>{forms.noted.text}</p>
        <Area label={forms.noted.label} name="reason" value={typed('noted', 'reason')} rows={3} most={1000} isRequired />
      </DeedForm>
    </>
  )
}

type DeedFormProps = { view: OrderView; deed: Exclude<OrderDeed, 'attendeeReplaced'>; isGrave?: boolean; children: ReactNode }

/** Empty if the action is not allowed now. */
function DeedForm({ view, deed, isGrave = false, children }: DeedFormProps) {
  const { words } = useOffice()
  if (!view.may[deed]) return null
  const { title, submit } = words.forms[deed]
  const { refused } = view
  const isRefused = refused?.deed === deed
  const asksAgain = deed === 'refunded' && view.freshFrom !== null
  return (
    <details open={isRefused} id={deed}>
      <summary>{title}</summary>
      {asksAgain && (
        <div className="form">
          {isRefused && <Refusal refused={refused} />}
          <FreshPass from={view.freshFrom ?? ''} isAside={isRefused} />
        </div>
      )}
      {(isRefused || !asksAgain) && (
        <form method="post" action={`/orders/${view.number}#${deed}`}>
          <input type="hidden" name="deed" value={deed} />
          {isRefused && !asksAgain && <Refusal refused={refused} />}
          {children}
          <Submit look={isGrave ? 'danger' : ''}>{submit}</Submit>
        </form>
      )}
    </details>
  )
}

function Refusal({ refused: { fault, detail } }: { refused: NonNullable<OrderView['refused']> }) {
  const { words } = useOffice()
  return (
    <Fault>
      {words.faults[fault]} {detail}
    </Fault>
  )
}

function AttendeeForm({ view, seat, isFirst }: { view: OrderView; seat: OrderView['seats'][number]; isFirst: boolean }) {
  const { words } = useOffice()
  const { attendeeReplaced: forms } = words.forms
  const { refused } = view
  const isRefused = refused?.deed === 'attendeeReplaced' && refused.typed.seat === String(seat.seat + 1)
  const value = (name: keyof typeof seat.attendee) => (isRefused ? (refused.typed[name] ?? '') : seat.attendee[name])
  if (seat.state === 'cancelled') return null
  return (
    <details open={isRefused} id={isFirst ? 'attendeeReplaced' : undefined}>
      <summary>
        {forms.title}: {seat.attendee.name || words.order.seat(seat.seat + 1)}
      </summary>
      <form method="post" action={`/orders/${view.number}`}>
        <input type="hidden" name="deed" value="attendeeReplaced" />
        <input type="hidden" name="seat" value={seat.seat + 1} />
        {isRefused && <Refusal refused={refused} />}
        {seat.state === 'valid' && (
          <Choices
            legend={forms.who}
            name="who"
            options={(['other', 'same'] as const).map((who) => [who, forms[who]])}
            chosen={isRefused && refused.typed.who === 'same' ? 'same' : 'other'}
          />
        )}
        <Field label={forms.name} name="name" value={value('name')} isRequired />
        <Field label={forms.company} name="company" value={value('company')} />
        <Field label={forms.position} name="position" value={value('position')} />
        <Field label={forms.email} name="email" type="email" value={value('email')} />
        <Reason typed={isRefused ? (refused.typed.reason ?? '') : ''} />
        <Submit>{forms.submit}</Submit>
      </form>
    </details>
  )
}

function ResendFields({ view }: { view: OrderView }) {
  const { words } = useOffice()
  const { resent: resend } = words.forms
  const good = view.seats.filter(({ state }) => state === 'valid')
  return (
    <fieldset>
      <legend>{resend.to}</legend>
      <Choice type="radio" name="to" value="all" label={resend.all} isOn />
      <Choice type="radio" name="to" value="buyer" label={resend.buyer} />
      <Choice type="radio" name="to" value="attendees" label={resend.attendees} />
      <Choice type="radio" name="to" value="ticket" label={resend.ticket} />
      <select name="ticket" aria-label={resend.ticket}>
        {good.map(({ seat, attendee: { name, email } }) => (
          <option key={seat} value={seat + 1}>
            {seat + 1}. {name} {email && `(${email})`}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
