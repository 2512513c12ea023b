// The table of visitors' forms. Delivery, confirmation, the operator's command and its tables use its rows.
import type { Locale } from '../localisation/locale.ts'
import { accreditationRules } from './accreditation.ts'
import { bookingRules } from './booking.ts'
import { type Callback, readCallback } from './callback.ts'
import { type FieldFaults, type FormRules, type FormValue, type Reading, readForm, type Typed } from './fields.ts'
import { groupOrderRules } from './group-order.ts'
import { subscriptionRules } from './subscription.ts'

/** Page and language of a submission. */
export type SubmissionContext = {
  locale: Locale
  /** Path of the page. */
  page: string
  /** The edition concerned. */
  forumYear: number
}

type Form<Value, Collection extends string, Fields> = {
  /** Field names, to draw an unread form again. */
  fields: readonly string[]
  read(form: FormData): { isValid: true; value: Value } | { isValid: false; faults: FieldFaults<FormRules>; typed: Typed }
  /** Collection of the content service for the copy. */
  collection: Collection
  /** The copy's fields besides id, language and time. */
  record(value: Value, context: SubmissionContext): Fields
  /** Sent to a service without the project's own fields. */
  bare?(value: Value): Readonly<Record<string, unknown>>
}

function formOf<const Rules extends FormRules, Collection extends string, Fields>(
  rules: Rules,
  collection: Collection,
  record: (value: FormValue<Rules>, context: SubmissionContext) => Fields,
): Form<FormValue<Rules>, Collection, Fields> {
  return { fields: Object.keys(rules), read: (form): Reading<Rules> => readForm(rules, form), collection, record }
}

const callback: Form<Callback, 'callbacks', Callback & { page: string }> = {
  fields: ['name', 'phone'],
  read: readCallback,
  collection: 'callbacks',
  record: (value, { page }) => ({ ...value, page }),
  bare: (value) => value,
}

/** Required consents are not stored in the copy: every submission has them. */
const forms = {
  callback,
  accreditation: formOf(accreditationRules, 'accreditations', ({ consent: _, ...fields }) => fields),
  booking: formOf(bookingRules, 'bookings', ({ consent: _, ...fields }, { forumYear }) => ({ ...fields, forum_year: forumYear })),
  subscription: formOf(subscriptionRules, 'subscriptions', (fields) => fields),
  groupOrder: formOf(groupOrderRules, 'group_orders', ({ consent: _, participants, ...fields }, { forumYear }) => ({
    ...fields,
    participants_count: participants,
    forum_year: forumYear,
  })),
}

export type Forms = typeof forms

export type SubmissionKind = keyof Forms

type ValueOf<Kind extends SubmissionKind> = Parameters<Forms[Kind]['record']>[0]

export type SubmissionValues = { [Kind in SubmissionKind]: ValueOf<Kind> }

type FormTable = {
  readonly [Kind in SubmissionKind]: Form<SubmissionValues[Kind], Forms[Kind]['collection'], Readonly<Record<string, unknown>>>
}

export function formOfKind<Kind extends SubmissionKind>(kind: Kind): FormTable[Kind] {
  const table: FormTable = forms
  return table[kind]
}

const isSubmissionKind = (kind: string): kind is SubmissionKind => Object.hasOwn(forms, kind)

export const submissionKinds: readonly SubmissionKind[] = Object.keys(forms).filter(isSubmissionKind)

/** Forms with an address, which get a confirmation mail. */
export type ConfirmedKind = {
  [Kind in SubmissionKind]: SubmissionValues[Kind] extends { email: string } ? Kind : never
}[SubmissionKind]

/** Names of all fields in all forms. */
export type SubmissionField = Exclude<{ [Kind in SubmissionKind]: keyof SubmissionValues[Kind] }[SubmissionKind], 'consent'>
