// Stars are in the storage of the name under which they were set. A browser that opens a page under a former name gets a document that reads them
// there and takes them along in the fragment of an address, which no server sees; a second one under the present name adds them to those of this browser.
import { createHash } from 'node:crypto'

export const handOverPath = '/stars'

/** Stars (`stars:2025`) and the key of the calendar that follows them (`calendar:2025`). */
const names = '/^(stars|calendar):[0-9]{4}$/'

const takeAlong = `(function () {
  var page = document.documentElement.dataset
  var to = page.to + location.hash
  var kept = {}
  try {
    for (var i = 0; i < localStorage.length; i++) {
      var name = localStorage.key(i)
      if (${names}.test(name)) kept[name] = localStorage.getItem(name)
    }
  } catch (error) {}
  var some = Object.keys(kept).length > 0
  var handed = encodeURIComponent(JSON.stringify({ to: to, kept: kept }))
  location.replace(some ? page.site + '${handOverPath}#' + handed : page.site + to)
})()`

/**
 * What was handed over once is not added again: the storage of the former name does not change any more, and a star that is taken off here must stay off.
 * A selection is the keys of its sessions, six characters each, at most sixty (packages/domain/programme/selection.ts).
 */
const receive = `(function () {
  var page = document.documentElement.dataset
  var to = '/'
  try {
    var handed = JSON.parse(decodeURIComponent(location.hash.slice(1)))
    if (new URL(handed.to, location.origin).origin === location.origin) to = handed.to
    var from = new URL(document.referrer).origin
    var mark = 'handed-over:' + from
    var text = JSON.stringify(handed.kept)
    if (page.former.split(' ').indexOf(from) >= 0 && localStorage.getItem(mark) !== text) {
      Object.keys(handed.kept).forEach(function (name) {
        var given = String(handed.kept[name])
        var own = localStorage.getItem(name)
        if (!${names}.test(name)) return
        if (name.indexOf('stars:') === 0) {
          var keys = ((own || '') + given).match(/.{6}/g) || []
          var each = keys.filter(function (key, place) { return keys.indexOf(key) === place })
          localStorage.setItem(name, each.slice(0, 60).join(''))
        } else if (!own) localStorage.setItem(name, given)
      })
      localStorage.setItem(mark, text)
    }
  } catch (error) {}
  location.replace(to)
})()`

/** The document under a former name: leads to `target` (path and query) of `siteUrl`, without scripts as well. */
export function leavingDocument(siteUrl: string, target: string) {
  const to = escaped(siteUrl + target)
  const head = `<link rel="canonical" href="${to}"><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`
  return documentOf({ to: target, site: siteUrl }, takeAlong, head, `<a href="${to}">${to}</a>`)
}

/** The document under the present name that adds what was handed over. */
export const receivingDocument = (formerUrls: readonly string[]) =>
  documentOf({ former: formerUrls.join(' ') }, receive, '<meta name="robots" content="noindex">', '<a href="/">→</a>')

export type OwnDocument = { body: string; headers: Record<string, string> }

function documentOf(data: Record<string, string>, script: string, head: string, content: string): OwnDocument {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  const body = `<!doctype html><html lang="uk"${attributes.join('')}><head><meta charset="utf-8"><title>→</title>${head}<script>${script}</script></head><body><p>${content}</p></body></html>`
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // The origin alone: addresses of orders are keys.
      'referrer-policy': 'origin',
      'x-content-type-options': 'nosniff',
    },
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
