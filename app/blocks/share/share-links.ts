import { type LocalText, wordsOf } from '#domain/localisation/local-text.ts'

/** The one dialog of a page in which all of it is shared. */
export const shareDialogId = 'share-dialog'

/** What is shared, in the words of the page: a session with its time and room, or any page by its title. */
export type ShareItem = {
  title: LocalText
  /** In words: "16 жовтня, 11:00–12:15, час київський". */
  time?: string | undefined
  room?: string | undefined
  /** Path with its language: `/uk/news/slug`. */
  path: string
}

/** Networks to which the dialog leads, in its order (product.md, 4.9). */
export const shareNetworks = ['Telegram', 'WhatsApp', 'Facebook', 'Twitter'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

/** When and where: "16 жовтня, 11:00–12:15, час київський, Велика зала"; empty for a page without either. */
export function shareDetails({ time, room }: Pick<ShareItem, 'time' | 'room'>): string {
  return [time, room].filter(Boolean).join(', ')
}

/** A letter with the title as its subject; title, time, room and `url` in its text. */
export function mailLink(item: ShareItem, url: string): string {
  const text = [wordsOf(item.title), shareDetails(item), url].filter(Boolean).join('\n')
  return `mailto:?subject=${shortlyEncoded(wordsOf(item.title))}&body=${shortlyEncoded(text.replaceAll('\n', '\r\n'))}`
}

/** A letter with `url` alone, for rows: words in an address are written in other signs than in the page, so each row would carry them once more. */
export function shortMailLink(url: string): string {
  return `mailto:?body=${shortlyEncoded(url)}`
}

/** Where the visitor of `network` posts title, time, room and `url`. */
export function networkLink(network: ShareNetwork, item: ShareItem, url: string): string {
  const text = [wordsOf(item.title), shareDetails(item)].filter(Boolean).join('\n')
  switch (network) {
    case 'Telegram':
      return `https://t.me/share/url?${query({ url, text })}`
    case 'WhatsApp':
      return `https://wa.me/?${query({ text: `${text}\n${url}` })}`
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: text })}`
    case 'Twitter':
      return `https://twitter.com/intent/tweet?${query({ text, url })}`
  }
}

function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')
}

/**
 * Letters beyond ASCII and the plain signs of an address stay as they are, which the query of a URL in an HTML page may hold (WHATWG URL):
 * a programme carries such a link for every session, and what is on the page already costs nothing when it is compressed. Blanks and signs
 * that nobody sees are none of them, wherever they come from.
 */
function shortlyEncoded(text: string): string {
  return text.toWellFormed().replace(/[^\w:/,.\-\u00a1-\u{10ffff}]|[\s\p{C}]/gu, (letter) => encodeURIComponent(letter))
}
