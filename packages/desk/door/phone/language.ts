// Ukrainian or English: the phone's language until the steward chooses one.
import { words as en } from '@forum/desk/words/door/en.ts'
import { words as uk } from '@forum/desk/words/door/uk.ts'

export type DoorLocale = 'uk' | 'en'
export type Words = typeof uk

const all: Readonly<Record<DoorLocale, Words>> = { uk, en }
const place = 'door-language'

export function currentLocale(): DoorLocale {
  const chosen = localStorage.getItem(place)
  if (chosen === 'uk' || chosen === 'en') return chosen
  return navigator.language.startsWith('en') ? 'en' : 'uk'
}

export const currentWords = () => all[currentLocale()]

export function changeLocale(): void {
  localStorage.setItem(place, currentLocale() === 'uk' ? 'en' : 'uk')
}
