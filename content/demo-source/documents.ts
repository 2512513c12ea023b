import type { LegalDocument } from './source-types.ts'

/** Their texts are in materials.ts (`documentTexts`). */
export const documents: readonly LegalDocument[] = [
  { kind: 'privacy', fileUa: 'document/privacy-ua', fileEn: 'document/privacy-en' },
  { kind: 'offer', fileUa: 'document/offer-ua', fileEn: 'document/offer-en' },
]
