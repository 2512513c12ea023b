// What a buyer agreed to: the very documents that they could read, and when.
import { documentFor, type LegalDocument } from '../contact/contact.ts'
import type { Locale } from '../localisation/locale.ts'
import { changedAt, type FileId } from '../picture/picture.ts'
import type { Instant } from '../record.ts'

/** A legal document as it stood: its file names its state, and an editor's new file has another id. */
type AcceptedDocument = {
  file: FileId
  /** When the file was changed last; null: the content service did not say. */
  changed: Instant | null
}

/** The documents behind the two boxes of the order form; null: there was no such document to be read. */
export type Consent = {
  offer: AcceptedDocument | null
  refund: AcceptedDocument | null
  privacy: AcceptedDocument | null
  at: Instant
}

/** Of an order that says nothing of it: one of before these were kept. */
export const noConsent = (at: Instant): Consent => ({ offer: null, refund: null, privacy: null, at })

/** Where the terms of giving money back stand: in a document of their own, or within the offer. */
export type RefundTerms = 'document' | 'offer'

/** What the buyer of this language agrees to at `at`. */
export function consentTo(documents: readonly LegalDocument[], terms: RefundTerms, locale: Locale, at: Instant): Consent {
  const accepted = (kind: LegalDocument['kind']) => {
    const file = documentFor(documents, kind, locale)
    return file === null ? null : { file, changed: changedAt(file) }
  }
  const offer = accepted('offer')
  return { offer, refund: accepted('refund') ?? (terms === 'offer' ? offer : null), privacy: accepted('privacy'), at }
}

/** Absolute addresses of the documents under which something is sold; null: there is none. */
export type TermsLinks = { offer: string | null; refund: string | null }

/** Where the documents of a consent are read. The address names the state that was agreed to. */
export function termsLinks({ offer, refund }: Pick<Consent, 'offer' | 'refund'>, siteUrl: string): TermsLinks {
  const address = (document: AcceptedDocument | null) => document && `${siteUrl}/assets/${document.file}/asset.pdf`
  return { offer: address(offer), refund: refund?.file === offer?.file ? null : address(refund) }
}

/** Without whom, or without what, nothing may be sold (Law on e-commerce, articles 7 and 11). */
export type MissingTerm = 'seller' | 'offer' | 'refund'

/** Empty: tickets may be sold. What there is in Ukrainian is there for every language (`documentFor`). */
export function missingTerms(hasSeller: boolean, documents: readonly LegalDocument[], terms: RefundTerms): MissingTerm[] {
  const { offer, refund } = consentTo(documents, terms, 'uk', 0)
  return [
    ...(hasSeller ? [] : (['seller'] as const)),
    ...(offer ? [] : (['offer'] as const)),
    ...(refund ? [] : (['refund'] as const)),
  ]
}
