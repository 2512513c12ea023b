// The forms that visitors send: one row each. Delivery, confirmation, the operator's command and its tables follow from it.
import type { Locale } from '../localisation/locale.ts'
import { accreditationRules } from './accreditation.ts'
import { bookingRules } from './booking.ts'
import { type Callback, readCallback } from './callback.ts'
import { type FieldFaults, type FormRules, type FormValue, type Reading, readForm, type Typed } from './fields.ts'
import { groupOrderRules } from './group-order.ts'
import { subscriptionRules } from './subscription.ts'

/** Where and in which language something was sent. */
export type SubmissionContext = {
  locale: Locale
  /** Path of the page. */
  page: string
  /** The edition that it is about. */
  forumYear: number
}

type Form<Value, Collection extends string, Fields> = {
  /** Names of its fields: what is drawn again of a form that nobody read. */
  fields: readonly string[]
  read(form: FormData): { isValid: true; value: Value } | { isValid: false; faults: FieldFaults<FormRules>; typed: Typed }
  /** Of the content service, which keeps a copy. */
  collection: Collection
  /** What the copy holds beside its id, its language and its time. */
  record(value: Value, context: SubmissionContext): Fields
  /** What a service is sent that does not know the project's own fields. */
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

/** A consent that had to be given for the form to be taken says nothing more in its copy. */
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

/** The forms that ask for an address, to which they are confirmed. */
export type ConfirmedKind = {
  [Kind in SubmissionKind]: SubmissionValues[Kind] extends { email: string } ? Kind : never
}[SubmissionKind]

/** Names of all fields in which visitors say something. */
export type SubmissionField = Exclude<{ [Kind in SubmissionKind]: keyof SubmissionValues[Kind] }[SubmissionKind], 'consent'>
