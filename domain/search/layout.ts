// A query typed while the keyboard was switched to the other language: "rbtd" is "київ", "лншм" is "kyiv".

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const layouts = ['йцукенгшщзхїфівапролджєячсмитьбюʼ', 'йцукенгшщзхъфывапролджэячсмитьбюё']

/** What each key gives in another layout. */
const toCyrillic = layouts.map((layout) => new Map([...latin].map((key, index) => [key, [...layout][index] ?? key])))
const toLatin = new Map(
  layouts.flatMap((layout) => [...layout].map((letter, index) => [letter, latin[index] ?? letter] as const)),
)

/**
 * What the same keys would have given in the other layouts: of Latin letters the Ukrainian and the Russian words, of Cyrillic letters the
 * Latin ones. Without letters of one alphabet alone there are none.
 */
export function otherLayouts(query: string): string[] {
  const text = query.toLowerCase()
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text)
  const isLatin = /[a-z]/.test(text)
  if (isCyrillic === isLatin) return []
  const tables = isLatin ? toCyrillic : [toLatin]
  return [...new Set(tables.map((table) => [...text].map((key) => table.get(key) ?? key).join('')))]
}
