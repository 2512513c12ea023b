import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { DocumentFormat } from '@forum/domain/picture/document-format.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { fileSize } from '@forum/domain/publication/file-size.ts'

/** The presentation's file, format and size, if known. */
export type PresentationView = { file: string; format: DocumentFormat | null; size: string | null }

type Presented = Pick<ProgrammeEvent, 'presentation' | 'presentationSize' | 'presentationFormat'>

export function presentationOf(
  { presentation, presentationSize, presentationFormat }: Presented,
  locale: Locale,
): PresentationView | null {
  if (presentation === null) return null
  const size = presentationSize ? fileSize(presentationSize, locale) : null
  return { file: presentation, format: presentationFormat, size }
}
