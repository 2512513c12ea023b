// Phonetic form of a word: equal for "Київ", "Kyiv", "Киев" and "Kiev", whatever transliteration was used.

/** For folded letters (fold.ts). The national table (resolution 55 of 2010), passport, British and scholarly ones give the same result. */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** Spellings of one sound, longer ones first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // The last one is "šč" without diacritics.
  [/s(?:h?ch|cz|zcz|c(?=[eiy]))/g, 'sh'],
  [/tch|cz/g, 'ch'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/kh|gh|x(?=$)|g/g, 'h'],
  [/tz/g, 'ts'],
  // Polish surnames: "-cki" is "-цький".
  [/ck(?=[aiy]{1,2}$)/g, 'tsk'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 'ts'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  // «дж» and ж: Azeri c, English j.
  [/dzh/g, 'zh'],
  // Where languages differ in е, и and і; y and j count the same.
  [/[eiyj]+/g, 'i'],
  // "Люблін" and "Lublin", "Гюльнара" and "Gülnara".
  [/iu/g, 'u'],
  // "Aleksandr" and "Alexander", "Anna" and "Ana".
  [/(.)\1+/g, '$1'],
]

/** Phonetic form of a folded word; digits stay. Empty if nothing remains. */
export function sound(word: string): string {
  const latin = [...word].map((letter) => cyrillic[letter] ?? letter).join('')
  return spellings.reduce((text, [pattern, one]) => text.replace(pattern, one), latin)
}
