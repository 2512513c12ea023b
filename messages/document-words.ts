// The words of invoices and tickets on paper in every language.
import type { Locale } from '#domain/localisation/locale.ts'
import { documents as english } from './en/documents.ts'
import { documents as russian } from './ru/documents.ts'
import { type DocumentWords, documents as ukrainian } from './uk/documents.ts'

export const documentWords: Readonly<Record<Locale, DocumentWords>> = { uk: ukrainian, en: english, ru: russian }
