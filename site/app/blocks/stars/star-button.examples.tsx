import { useLocale } from '@forum/design/page/page-facts.tsx'
import { localTitle } from '@forum/domain/localisation/local-text.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { StarButton } from './star-button.tsx'

const title = inSome({ uk: 'Ціна кіловата', en: 'The price of a kilowatt' })

export function OfARow() {
  return <StarButton star={{ year: 2025, key: 'fcxyha' }} title={localTitle(title, useLocale())} />
}

export function OfAPage() {
  return <StarButton star={{ year: 2025, key: 'fcxyha' }} title={localTitle(title, useLocale())} variant="button" />
}
