// Owns the texts in three languages: what a collection keeps as x_ua, x_en, x_ru stands in three tabs of one form.
import { line, lines, rich, tabGroup } from './field.mjs'

const TABS = [
  { suffix: 'ua', label: ['Українська', 'Українська'] },
  { suffix: 'en', label: ['English', 'English'] },
  { suffix: 'ru', label: ['Русский', 'Русский'] },
]
const CONTROLS = { line, lines, rich }
const HIDE_NOTE = [
  'Поставте «-», щоб матеріалу не було цією мовою. Порожнє поле бере текст англійською, далі українською.',
  '“-” keeps it out of this language. An empty field takes the English text, then the Ukrainian.',
]

/**
 * @param {Record<string, { label: [string, string], as?: 'line' | 'lines' | 'rich', required?: boolean }>} fields by name without suffix
 */
export function texts(fields) {
  const made = [tabGroup('texts', ['Тексти', 'Texts'], 'group-tabs', null)]
  for (const { suffix, label } of TABS) {
    made.push(tabGroup(`texts_${suffix}`, label, 'group-raw', 'texts'))
    for (const [
      name,
      {
        label: [uk, en],
        as = 'line',
        required = false,
      },
    ] of Object.entries(fields)) {
      const language = suffix.toUpperCase()
      const extra = { group: `texts_${suffix}`, width: 'full', required: required && suffix === 'ua' }
      if (name === 'title') extra.note = HIDE_NOTE
      made.push(CONTROLS[as](`${name}_${suffix}`, [`${uk} ${language}`, `${en} ${language}`], extra))
    }
  }
  return made
}

export const TITLE = { label: ['Назва', 'Title'], required: true }
export const NAME = { label: ['Імʼя', 'Name'], required: true }
export const DESCRIPTION = { label: ['Опис', 'Description'], as: 'rich' }
export const SHORT_DESCRIPTION = { label: ['Опис', 'Description'], as: 'lines' }
