// Fields of the search index: each text in several forms.
import { sound } from '@forum/domain/search/sound.ts'
import { stem } from '@forum/domain/search/stem.ts'

export const texts = ['title', 'people', 'line', 'body'] as const
export type Text = (typeof texts)[number]
/** What a field holds of its text. */
export const forms = {
  word: (word: string) => word,
  root: stem,
  sound,
} as const
export type Form = keyof typeof forms

export const field = (text: Text, form: Form) => `${text} ${form}`
/** Texts of names: their words are known by further readings (readings.ts). */
export const named = ['title', 'people'] as const satisfies readonly Text[]
export type Named = (typeof named)[number]
export const fieldNames = [
  ...texts.flatMap((text) => (Object.keys(forms) as Form[]).map((form) => field(text, form))),
  ...named.map((text) => `${text} name`),
]
export const worth: Readonly<Record<Text, number>> = { title: 6, people: 3, line: 2.5, body: 1 }
