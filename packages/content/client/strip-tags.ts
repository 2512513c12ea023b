// Removes tags from plain text fields that a rich text editor has filled.
import { DomUtils, parseDocument } from 'htmlparser2'

/** Tags that editors' tools write. Any other `<` is text, as in "a<b and c>d". */
const tag =
  /<\/?(?:p|br|hr|div|span|b|strong|i|em|u|s|strike|del|ins|mark|q|small|sub|sup|a|font|center|code|pre|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|table|tbody|tr|td|th|img|iframe|figure|figcaption|details|summary)(?:\s+open)?(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+))*\s*\/?>/i
const signs = new RegExp(`<(?!(?:${tag.source.slice(1)}))`, 'gi')
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i
const blockEnd = /<br\b[^<>]*>|<\/(?:p|div|li|d[dt]|h[1-6]|t[dr]|th|pre|center|blockquote|figcaption|details|summary)>/gi

/** The text without tags, with spaces between blocks and decoded entities (`&amp;`); null when empty. */
export function stripTags(text: string | null): string | null {
  if (text === null || !(tag.test(text) || entity.test(text))) return text
  const words = DomUtils.textContent(parseDocument(text.replace(blockEnd, ' ').replace(signs, '&lt;')))
  return words.trim().replace(/ {2,}/g, ' ') || null
}
