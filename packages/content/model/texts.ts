// Localised texts: x_ua, x_en, x_ru in tabs, or side by side if few.
import { defaultLocale, locales, localeTable, type Suffix } from '../../domain/localisation/locale.ts'
import { type Field, line, lines, type Meta, rich } from './field.ts'
import { frame } from './group.ts'
import type { Label } from './label.ts'

const CONTROLS = { line, lines, rich }
const HIDE_NOTE: Label = [
  'Поставте «-», щоб матеріалу не було цією мовою. Порожнє поле бере текст англійською, далі українською.',
  '“-” keeps it out of this language. An empty field takes the English text, then the Ukrainian.',
]

export type Text = { label: Label; as?: 'line' | 'lines' | 'rich'; required?: boolean }

/** In tabs. `texts`: by name without suffix. */
export function texts<Name extends string>(texts: Record<Name, Text>): Field<`${Name}_${Suffix}`>[] {
  const made: Field<`${Name}_${Suffix}`>[] = [frame('texts', ['Тексти', 'Texts'], 'group-tabs', null)]
  for (const { suffix, name: language } of languages) {
    made.push(frame(`texts_${suffix}`, [language, language], 'group-raw', 'texts'))
    for (const [name, text] of named(texts))
      made.push(
        control(name, text, suffix, { group: `texts_${suffix}`, width: 'full', ...(name === 'title' && { note: HIDE_NOTE }) }),
      )
  }
  return made
}

/** Without tabs: the original above, translations side by side. */
export function textsAside<Name extends string>(texts: Record<Name, Text>): Field<`${Name}_${Suffix}`>[] {
  return named(texts).flatMap(([name, text]) =>
    languages.map(({ suffix }) =>
      control(name, text, suffix, {
        group: null,
        width: suffix === SOURCE ? 'full' : 'half',
        ...(name === 'title' && suffix === SOURCE && { note: HIDE_NOTE }),
      }),
    ),
  )
}

const languages = locales.map((locale) => localeTable[locale])
const SOURCE = localeTable[defaultLocale].suffix

/** Object.entries loses the names' types. */
const named = <Name extends string>(texts: Record<Name, Text>) => Object.entries<Text>(texts) as [Name, Text][]

function control<Name extends string>(name: Name, text: Text, suffix: Suffix, place: Meta & { note?: Label }) {
  const {
    label: [uk, en],
    as = 'line',
    required = false,
  } = text
  const sign = suffix.toUpperCase()
  const extra = { ...place, required: required && suffix === SOURCE }
  return CONTROLS[as](`${name}_${suffix}` as const, [`${uk} ${sign}`, `${en} ${sign}`], extra)
}

export const TITLE: Text = { label: ['Назва', 'Title'], required: true }
export const NAME: Text = { label: ['Імʼя', 'Name'], required: true }
export const DESCRIPTION: Text = { label: ['Опис', 'Description'], as: 'rich' }
export const SHORT_DESCRIPTION: Text = { label: ['Опис', 'Description'], as: 'lines' }
