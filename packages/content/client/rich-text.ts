// Sanitises editors' HTML once, with an allow-list, and parses it into the tree that pages render (product.md, 5.5).

import { type RichText, richTags } from '@forum/domain/rich-text/rich-text.ts'
import sanitizeHtml from 'sanitize-html'
import { readable } from './readable-text.ts'
import { listsFromBullets } from './rich-text-bullets.ts'
import { buildTree } from './rich-text-tree.ts'
import { listsFromWord } from './word-lists.ts'

const maxLength = 400_000
const mostOpen = 500
const digits = /^[1-9]\d{0,4}$/

/** Makes the rich text reader for a content service at `assetOrigin` (null: relative addresses only). */
export function createRichTextReader(assetOrigin: string | null): (html: string) => RichText | null {
  const fileOf = (source: string) => assetId(source, assetOrigin)
  const options = sanitizerOptions(fileOf)
  return (html) => {
    const text = readable(html.slice(0, maxLength))
    const markup = /<[a-z!/?]/i.test(text) ? text : paragraphs(text)
    const tree = listsFromBullets(
      buildTree(sanitizeHtml(withoutDepths(withoutUnclosed(withMarks(listsFromWord(markup)))), options), fileOf),
    )
    return tree.length > 0 ? tree : null
  }
}

/** Replaces the tags that `pattern` matches. Stops at the last `>`: searching on from each `<` after it would take minutes. */
function replaceTags(markup: string, pattern: RegExp, replacement: (tag: string, ...parts: never[]) => string): string {
  const end = markup.lastIndexOf('>') + 1
  return markup.slice(0, end).replace(pattern, replacement as (tag: string) => string) + markup.slice(end)
}

/** Elements that the sanitiser drops together with all text up to their end tag. */
const swallowing = /<(iframe|object|svg|math|title|noscript|template|textarea|xmp|noembed|noframes)\b[^>]*>/gi

/** Removes start tags without an end tag, so that the text after an editor's `<iframe …/>` stays. Runs before the sanitiser. */
function withoutUnclosed(markup: string): string {
  const lower = markup.toLowerCase()
  const lastEnds = new Map<string, number>()
  return replaceTags(markup, swallowing, (tag, given: string, offset: number) => {
    const name = given.toLowerCase()
    const lastEnd = lastEnds.get(name) ?? lower.lastIndexOf(`</${name}`)
    lastEnds.set(name, lastEnd)
    return tag.endsWith('/>') || lastEnd < offset ? '' : tag
  })
}

/** Text struck out by a style; an inner `<s>` ends with it. */
const struck =
  /<(?:p|div|li|h[1-6]|t[dh]|d[dt]|caption|figcaption|a|u|font|small|mark)\b[^<>]{0,2000}[\s"';]text-decoration(?:-line)?\s*:[^;"'<>]{0,80}line-through[^<>]*>/gi

function withMarks(markup: string): string {
  return replaceTags(markup, struck, (whole) => `${whole}<s>`)
}

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
const withoutEnd = new Set('br hr img wbr input col area base link meta source track embed param'.split(' '))

/**
 * Removes start tags nested deeper than `mostOpen`: the sanitiser's time per tag grows with the depth, so a text of only start tags would block every
 * page for seconds.
 */
function withoutDepths(markup: string): string {
  let open = 0
  return replaceTags(markup, tag, (whole, slash: string, name: string) => {
    if (withoutEnd.has(name.toLowerCase())) return whole
    if (slash) open = Math.max(0, open - 1)
    else if (open >= mostOpen) return ''
    else open++
    return whole
  })
}

/** The file of a picture's address: `/assets/{uuid}…`, relative or at the content service; null for any other address. */
export function assetId(source: string, assetOrigin: string | null): string | null {
  const path = assetOrigin !== null && source.startsWith(`${assetOrigin}/`) ? source.slice(assetOrigin.length) : source
  return /^\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i.exec(path)?.[1]?.toLowerCase() ?? null
}

function sanitizerOptions(fileOf: (source: string) => string | null): sanitizeHtml.IOptions {
  return {
    allowedTags: [...richTags],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      details: ['open'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nestingLimit: 16,
    nonTextTags:
      'script style textarea option noscript iframe object svg math template title xmp noembed noframes plaintext'.split(' '),
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      del: 's',
      strike: 's',
      b: styled('strong'),
      strong: styled('strong'),
      i: styled('em'),
      em: styled('em'),
      span: styled('span'),
      kbd: 'code',
      samp: 'code',
      tt: 'code',
      tfoot: 'tbody',
      div: 'p',
      section: 'p',
      article: 'p',
      ol: numbered,
      td: cell,
      th: cell,
      iframe: linkToFrame,
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && fileOf(attribs.src ?? '') === null,
  }
}

/** The meaning of an element by its style, which may cancel its name (Google Docs) or add to it (TinyMCE). */
function styled(name: 'strong' | 'em' | 'span') {
  return (_: string, { style = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const has = (property: string, value: string) => new RegExp(`(?:^|[;\\s])${property}\\s*:[^;]*(?:${value})`, 'i').test(style)
    const isTakenBack =
      (name === 'strong' && has('font-weight', 'normal|[1-4]00')) || (name === 'em' && has('font-style', 'normal'))
    const own = isTakenBack ? 'span' : name
    const tagName = has('text-decoration(?:-line)?', 'line-through')
      ? 's'
      : own !== 'span'
        ? own
        : has('font-weight', 'bold|[6-9]00')
          ? 'strong'
          : has('font-style', 'italic|oblique')
            ? 'em'
            : has('vertical-align', 'super')
              ? 'sup'
              : has('vertical-align', 'sub')
                ? 'sub'
                : 'span'
    return { tagName, attribs: {} }
  }
}

/** Pages frame no other sites in texts: an embedded player becomes a link to its address; without an address it is dropped. */
function linkToFrame(tagName: string, { src = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const [, shown] = /^https:\/\/(?:www\.)?([^?#]+)/i.exec(src) ?? []
  return shown === undefined ? { tagName, attribs: {} } : { tagName: 'a', attribs: { href: src }, text: shown }
}

/** How TinyMCE's lists and Google Docs say what HTML calls the `type` of a list. */
const numberStyles: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

function numbered(tagName: string, { style = '', ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const type = numberStyles[/list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(style)?.[1]?.toLowerCase() ?? '']
  return { tagName, attribs: { ...attribs, ...(type && { type }) } }
}

function cell(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => digits.test(value))) }
}

/** Plain text: blank lines separate paragraphs, single line breaks stay. */
function paragraphs(text: string): string {
  const parts = text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/)
  return parts.map((part) => `<p>${part.trim().replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`).join('')
}
