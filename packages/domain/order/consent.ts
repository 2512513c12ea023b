// The documents that a buyer agreed to, and when.
import { documentFor, type LegalDocument } from '../contact/contact.ts'
import type { Locale } from '../localisation/locale.ts'
import { changedAt, type FileId } from '../picture/picture.ts'
import type { Instant } from '../record/record.ts'

/** The version of a legal document: a changed file has a new id. */
type AcceptedDocument = {
  file: FileId
  /** Last change of the file; null: unknown. */
  changed: Instant | null
}

/** The documents behind the two checkboxes of the order form; null: there was none. */
export type Consent = {
  offer: AcceptedDocument | null
  refund: AcceptedDocument | null
  privacy: AcceptedDocument | null
  at: Instant
}

/** For orders from before consents were stored. */
export const noConsent = (at: Instant): Consent => ({ offer: null, refund: null, privacy: null, at })

/** Whether refund terms are a separate document or part of the offer. */
export type RefundTerms = 'document' | 'offer'

/** The documents for a buyer in this language at `at`. */
export function consentTo(documents: readonly LegalDocument[], terms: RefundTerms, locale: Locale, at: Instant): Consent {
  const accepted = (kind: LegalDocument['kind']) => {
    const file = documentFor(documents, kind, locale)
    return file === null ? null : { file, changed: changedAt(file) }
  }
  const offer = accepted('offer')
  return { offer, refund: accepted('refund') ?? (terms === 'offer' ? offer : null), privacy: accepted('privacy'), at }
}

/** Absolute addresses of the sale's documents; null: none. */
export type TermsLinks = { offer: string | null; refund: string | null }

/** Addresses of the documents in the version that was agreed to. */
export function termsLinks({ offer, refund }: Pick<Consent, 'offer' | 'refund'>, siteUrl: string): TermsLinks {
  const address = (document: AcceptedDocument | null) => document && `${siteUrl}/assets/${document.file}/asset.pdf`
  return { offer: address(offer), refund: refund?.file === offer?.file ? null : address(refund) }
}

/** Requirements for selling (Law on e-commerce, articles 7 and 11). */
export type MissingTerm = 'seller' | 'offer' | 'refund'

/** Empty: tickets may be sold. A Ukrainian document is enough for every language (`documentFor`). */
export function missingTerms(hasSeller: boolean, documents: readonly LegalDocument[], terms: RefundTerms): MissingTerm[] {
  const { offer, refund } = consentTo(documents, terms, 'uk', 0)
  return [
    ...(hasSeller ? [] : (['seller'] as const)),
    ...(offer ? [] : (['offer'] as const)),
    ...(refund ? [] : (['refund'] as const)),
  ]
}
