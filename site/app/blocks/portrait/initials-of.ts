/** Initials of the first two words of a name: "Олександра-Вікторія Нечипоренко" → "ОН". Titles with a full stop are skipped. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('uk'))
    .join('')
}
