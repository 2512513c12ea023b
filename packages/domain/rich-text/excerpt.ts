/** The text, cut at a word with an ellipsis to at most `length` characters. */
export function excerpt(text: string, length = 160): string {
  const whole = text.trim()
  if (whole.length <= length) return whole
  const cut = whole.slice(0, length)
  const lastSpace = cut.lastIndexOf(' ')
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, length - 1)
  return `${words.replace(/[\s,.;:—–-]+$/u, '')}…`
}
