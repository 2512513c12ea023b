import { type LocalText, wordsOf } from '@forum/domain/localisation/local-text.ts'

/** Id of the page's share dialog. */
export const shareDialogId = 'share-dialog'

/** What is shared: a session with time and room, or a page. */
export type ShareItem = {
  title: LocalText
  /** As text: "16 жовтня, 11:00–12:15, час київський". */
  time?: string | undefined
  room?: string | undefined
  /** Path with its language: `/uk/news/slug`. */
  path: string
}

/** Networks in the order of the dialog (product.md, 4.9). */
export const shareNetworks = ['Telegram', 'WhatsApp', 'Facebook', 'Twitter'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

/** Time and place: "16 жовтня, 11:00–12:15, час київський, Велика зала"; empty: none. */
export function shareDetails({ time, room }: Pick<ShareItem, 'time' | 'room'>): string {
  return [time, room].filter(Boolean).join(', ')
}

/** mailto link with subject and text. */
export function mailLink(item: ShareItem, url: string): string {
  const text = [wordsOf(item.title), shareDetails(item), url].filter(Boolean).join('\n')
  return `mailto:?subject=${shortlyEncoded(wordsOf(item.title))}&body=${shortlyEncoded(text.replaceAll('\n', '\r\n'))}`
}

/** mailto link with `url` only, for rows: encoded text would be large in every row. */
export function shortMailLink(url: string): string {
  return `mailto:?body=${shortlyEncoded(url)}`
}

/** Link to post on `network`. */
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

/** Halves of letters, which cannot be encoded, become U+FFFD. */
const whole = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(whole(value))}`)
    .join('&')
}

/**
 * Leaves non-ASCII letters and URL-safe characters unencoded, as the URL standard allows in HTML: such links repeat text of the page and compress
 * well. Spaces and invisible characters are encoded.
 */
function shortlyEncoded(text: string): string {
  return whole(text).replace(/[^\w:/,.\-\u00a1-\u{10ffff}]|[\s\p{C}]/gu, (letter) => encodeURIComponent(letter))
}
