// Owns the texts in the site's languages: what a collection keeps as x_ua, x_en, x_ru stands in a tab for each in one form.
import { defaultLocale, locales, localeTable, type Suffix } from '../../domain/localisation/locale.ts'
import { type Field, line, lines, rich, tabGroup } from './field.ts'
import type { Label } from './label.ts'

const CONTROLS = { line, lines, rich }
const HIDE_NOTE: Label = [
  'Поставте «-», щоб матеріалу не було цією мовою. Порожнє поле бере текст англійською, далі українською.',
  '“-” keeps it out of this language. An empty field takes the English text, then the Ukrainian.',
]

export type Text = { label: Label; as?: 'line' | 'lines' | 'rich'; required?: boolean }

/** `texts`: by name without suffix. */
export function texts<Name extends string>(texts: Record<Name, Text>): Field<`${Name}_${Suffix}`>[] {
  const made: Field<`${Name}_${Suffix}`>[] = [tabGroup('texts', ['Тексти', 'Texts'], 'group-tabs', null)]
  for (const { suffix, name: language } of locales.map((locale) => localeTable[locale])) {
    made.push(tabGroup(`texts_${suffix}`, [language, language], 'group-raw', 'texts'))
    for (const [name, text] of Object.entries<Text>(texts)) {
      const {
        label: [uk, en],
        as = 'line',
        required = false,
      } = text
      const sign = suffix.toUpperCase()
      const extra = {
        group: `texts_${suffix}`,
        width: 'full',
        required: required && suffix === localeTable[defaultLocale].suffix,
        ...(name === 'title' && { note: HIDE_NOTE }),
      }
      // Object.entries forgets which names it was given.
      const field = `${name as Name}_${suffix}` as const
      made.push(CONTROLS[as](field, [`${uk} ${sign}`, `${en} ${sign}`], extra))
    }
  }
  return made
}

export const TITLE: Text = { label: ['Назва', 'Title'], required: true }
export const NAME: Text = { label: ['Імʼя', 'Name'], required: true }
export const DESCRIPTION: Text = { label: ['Опис', 'Description'], as: 'rich' }
export const SHORT_DESCRIPTION: Text = { label: ['Опис', 'Description'], as: 'lines' }
