// The kinds of things that visitors send, each with its form; the content service keeps them under these collections' names.
import type { Accreditation } from './accreditation.ts'
import type { Booking } from './booking.ts'
import type { Callback } from './callback.ts'
import type { GroupOrder } from './group-order.ts'
import type { Subscription } from './subscription.ts'

export type SubmissionValues = {
  callback: Callback
  accreditation: Accreditation
  booking: Booking
  subscription: Subscription
  groupOrder: GroupOrder
}

export type SubmissionKind = keyof SubmissionValues

const kinds: Record<SubmissionKind, true> = {
  callback: true,
  accreditation: true,
  booking: true,
  subscription: true,
  groupOrder: true,
}

export const submissionKinds = Object.keys(kinds)
