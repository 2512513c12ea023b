/** The first letters of the first two words of a name, large: "Олександра-Вікторія Нечипоренко" gives "ОН". Titles with a point are no names. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('uk'))
    .join('')
}
