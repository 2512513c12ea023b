/** A single common word such as "Форум" in lower case, for the middle of a line; longer names stay. Pure. */
export function asCaption(text: string): string {
  return /^\p{Lu}[\p{Ll}-]+$/u.test(text) ? text.toLowerCase() : text
}
