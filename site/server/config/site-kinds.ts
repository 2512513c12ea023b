// How texts of the site's settings become values.
import type { Instant } from '@forum/domain/record/record.ts'
import { kind, origin, webAddress, wholeNumber } from '@forum/ground/settings/setting.ts'

export const port = wholeNumber('a whole number', 0, 65_535)
export const baseAddress = kind('an http or https address without query, or nothing for the embedded demo', (text) => {
  const url = webAddress(text)
  return url && `${url.origin}${url.pathname.replace(/\/+$/, '')}`
})
export const pathPrefix = kind(
  'nothing, or a path such as /v2',
  (text) => (text === '' || text === '/' ? '' : /^(\/[\w.~-]+)+\/?$/.test(text) ? text.replace(/\/$/, '') : undefined),
  { takesEmpty: true },
)
export const reportAddress = kind('an e-mail address, or an https address', (text) => {
  if (/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(text)) return `mailto:${text}`
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : undefined
})
export const origins = kind(
  'http or https origins such as https://forum.example, separated by commas',
  (text): readonly string[] | undefined => {
    const found = text.split(',').map((each) => origin(each.trim()))
    return found.every((each) => each !== undefined) ? found : undefined
  },
)
export const moment = kind('a moment with its offset such as 2025-10-16T09:30+03:00', (text): Instant | undefined => {
  const isFull = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  return isFull && !Number.isNaN(Date.parse(text)) ? Date.parse(text) : undefined
})
/** Which responses are logged: rendered ones only (0), all (1), or one in so many cached ones. */
export const share = kind('made, all, or a share of the pages from memory such as 1/100', (text) => {
  if (text === 'made' || text === 'all') return text === 'made' ? 0 : 1
  const [, every] = /^1\/([1-9]\d{0,5})$/.exec(text) ?? []
  return every === undefined ? undefined : Number(every)
})
