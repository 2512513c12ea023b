// Fields of plain text into which an existing service's rich editor put its marks: a visitor must not read tags.
import { DomUtils, parseDocument } from 'htmlparser2'

/** What editors' tools write; any other `<` is a sign of the text, such as that of "a<b and c>d". */
const tag =
  /<\/?(?:p|br|hr|div|span|b|strong|i|em|u|s|strike|del|ins|mark|q|small|sub|sup|a|font|center|code|pre|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|table|tbody|tr|td|th|img|iframe|figure|figcaption)(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+))*\s*\/?>/i
const signs = new RegExp(`<(?!(?:${tag.source.slice(1)}))`, 'gi')
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i
const blockEnd = /<br\b[^<>]*>|<\/(?:p|div|li|d[dt]|h[1-6]|t[dr]|th|pre|center|blockquote|figcaption)>/gi

/** The words without tags, a space where a block ended, and signs instead of their names (`&amp;`); null when nothing is left. */
export function plainText(text: string | null): string | null {
  if (text === null || !(tag.test(text) || entity.test(text))) return text
  const words = DomUtils.textContent(parseDocument(text.replace(blockEnd, ' ').replace(signs, '&lt;')))
  return words.trim().replace(/ {2,}/g, ' ') || null
}
