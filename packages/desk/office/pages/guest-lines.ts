import type { CheckedLine } from '@forum/desk/invitations/guest-list.ts'
import { isFit } from '@forum/domain/order/guest-list.ts'
import type { GuestLineView } from './guest-view.ts'

/** A line of a guest list for the page, with the reason if it is not invited. */
export function lineView({ line, guest, faults, twin, known, has, isInvited, ...rest }: CheckedLine): GuestLineView {
  const same = { line, name: guest.name, email: guest.email, faults }
  if (isInvited) return { ...same, why: null, of: '' }
  if (twin !== null) return { ...same, why: 'twin', of: String(twin) }
  if (!isFit({ ...rest, faults, twin })) return { ...same, why: 'faulty', of: '' }
  return known === null ? { ...same, why: 'has', of: has ?? '' } : { ...same, why: 'known', of: known }
}
