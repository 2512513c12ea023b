/** A text with its `{places}` filled in: of words that travel as data with their page; those of the catalogue are functions. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
