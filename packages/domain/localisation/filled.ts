/** Replaces `{placeholders}` in a text that was sent to the browser as data; words of the catalogue are functions instead. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
