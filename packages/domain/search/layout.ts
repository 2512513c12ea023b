// Queries typed with the wrong keyboard layout: "rbtd" is "київ", "лншм" is "kyiv".

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const layouts = ['йцукенгшщзхїфівапролджєячсмитьбюʼ', 'йцукенгшщзхъфывапролджэячсмитьбюё']

/** The character of each key in another layout. */
const toCyrillic = layouts.map((layout) => new Map([...latin].map((key, index) => [key, [...layout][index] ?? key])))
const toLatin = new Map(
  layouts.flatMap((layout) => [...layout].map((letter, index) => [letter, latin[index] ?? letter] as const)),
)

/** The query in the other layouts: Ukrainian and Russian for Latin letters, Latin for Cyrillic ones. Empty if the query mixes alphabets or has no letters. */
export function otherLayouts(query: string): string[] {
  const text = query.toLowerCase()
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text)
  const isLatin = /[a-z]/.test(text)
  if (isCyrillic === isLatin) return []
  const tables = isLatin ? toCyrillic : [toLatin]
  return [...new Set(tables.map((table) => [...text].map((key) => table.get(key) ?? key).join('')))]
}
