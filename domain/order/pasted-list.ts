import type { Attendee } from './order.ts'

/**
 * Attendees from a list that was pasted out of a table or a letter: one person a line; name, e-mail, company and position in any
 * columns that tabs, semicolons or commas make, the address told by its `@`. Empty lines and a heading without any address are left out.
 */
export function readPastedList(text: string): Attendee[] {
  const rows = text.split(/\r\n?|\n/).flatMap((line) => {
    const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
    const cells = line
      .split(separator)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
      .filter(Boolean)
    if (cells.length === 0) return []
    const email = cells.find((cell) => cell.includes('@')) ?? ''
    const [name = '', company = '', position = ''] = cells.filter((cell) => cell !== email)
    return [{ name, company, position, email }]
  })
  const [first, ...rest] = rows
  const isHeading = first && first.email === '' && /^(name|імʼя|ім'я|ім’я|имя|піб|фио|учасник|участник)$/i.test(first.name)
  return isHeading ? rest : rows
}
