// Sanitised HTML → a tree of allowed elements with valid nesting, so that browser and React parse the page alike.

import type { RichElement, RichNode, RichTag, RichText } from '@forum/domain/rich-text/rich-text.ts'
import { parseDocument } from 'htmlparser2'
import { withoutGaps } from './heading-levels.ts'
import { countOf, numberOf } from './rich-text-counts.ts'
import { definitions } from './rich-text-definitions.ts'
import {
  type Element,
  hasContent,
  inlineTags,
  isBlank,
  isElement,
  isText,
  type Node,
  paragraphsOf,
  richElement,
  tidyLine,
  trimmed,
} from './rich-text-nodes.ts'

type NodePlace = { fileOf(source: string): string | null; insideLink: boolean }

const lineTags = new Set(['p', 'h2', 'h3', 'h4', 'caption', 'summary'])
/** They are paragraphs outside their own parents. */
const strayTags = new Set(['caption', 'summary'])

/** The tree of sanitised `html`. `fileOf` finds the file of a picture's address. */
export function buildTree(html: string, fileOf: NodePlace['fileOf']): RichText {
  return withoutGaps(paragraphsOf(flow(parseDocument(html).children, { fileOf, insideLink: false })))
}

/** Blocks and text, as allowed in a quotation, list item or cell. */
function flow(nodes: readonly Node[], place: NodePlace): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (isText(node)) return [node.data]
    if (!isElement(node)) return []
    if (inlineTags.has(node.name)) return inline([node], place)
    if (lineTags.has(node.name))
      return richElement(strayTags.has(node.name) ? 'p' : (node.name as RichTag), tidyLine(inline(node.children, place)))
    return block(node, place)
  })
}

function block(node: Element, place: NodePlace): RichNode[] {
  switch (node.name) {
    case 'hr':
      return [{ tag: 'hr' }]
    case 'ul':
    case 'ol':
      return richElement(node.name, listItems(node.children, place)).map((list) => ({ ...list, ...countOf(node) }))
    case 'blockquote':
      return richElement('blockquote', paragraphsOf(flow(node.children, place)))
    case 'pre':
      return richElement('pre', framed(inline(node.children, place)))
    case 'dl':
      return definitions(node.children, {
        line: (nodes) => tidyLine(inline(nodes, place)),
        flow: (nodes) => trimmed(flow(nodes, place)),
      })
    case 'details':
      return details(node, place)
    case 'figure':
      return richElement('figure', figureParts(node.children, place))
    case 'table':
      return richElement('table', tableParts(node.children, place))
    default:
      return flow(node.children, place)
  }
}

/** Text and inline elements only: blocks are replaced by their content and line breaks. */
function inline(nodes: readonly Node[], place: NodePlace): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (isText(node)) return [node.data]
    if (!isElement(node)) return []
    switch (node.name) {
      case 'br':
        return [{ tag: 'br' }]
      case 'img':
        return picture(node, place)
      case 'a':
        return anchor(node, place)
      case 'strong':
      case 'em':
      case 'sub':
      case 'sup':
      case 's':
      case 'q':
      case 'code':
        return richElement(node.name, opened(inline(node.children, place), node))
      case 'hr':
        return []
      default:
        return [{ tag: 'br' }, ...inline(node.children, place), { tag: 'br' }]
    }
  })
}

/** Content of an inline element that contained blocks: one break between them, none at the ends. */
function opened(nodes: readonly RichNode[], parent: Element): RichNode[] {
  const heldBlocks = parent.children.some((child) => isElement(child) && !inlineTags.has(child.name))
  if (!heldBlocks) return [...nodes]
  const isBreak = (node: RichNode | undefined) => typeof node === 'object' && node.tag === 'br'
  return tidyLine(nodes.filter((node, index) => !(isBreak(node) && isBreak(nodes[index - 1]))))
}

function anchor(node: Element, place: NodePlace): RichNode[] {
  const href = safeHref(node.attribs.href ?? '')
  if (href === null || place.insideLink) return inline(node.children, place)
  const children = opened(inline(node.children, { ...place, insideLink: true }), node)
  const attributes = { href, ...(node.attribs.title && { title: node.attribs.title }) }
  return hasContent(children) ? [{ tag: 'a', attributes, children }] : []
}

/** Fragment links to the original document: footnotes and contents of Word, headings and bookmarks of Google Docs. */
const ofOtherDocument = /^#(?:_|heading=|bookmark=|id\.)/

/** Removes the redirect page that Google Docs puts in front of links. */
function withoutDetour(href: string): string {
  const { hostname, pathname, searchParams } = new URL(href)
  const meant = /^www\.google\.[a-z.]+$/.test(hostname) && pathname === '/url' ? searchParams.get('q') : null
  return meant && /^https?:/.test(meant) && URL.canParse(meant) ? meant : href
}

/** An allowed link target: http, https, mailto, tel, a path of this site, or a fragment; otherwise null. */
export function safeHref(value: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so they must not hide a scheme
  const href = value.replace(/[\u0000-\u0020\u007f]+/g, (hidden) => (hidden === ' ' ? '%20' : '')).replace(/^(%20)+|(%20)+$/g, '')
  if (/^https?:\/\/[^/\\]/i.test(href)) return URL.canParse(href) ? withoutDetour(href) : null
  if (ofOtherDocument.test(href)) return null
  if (/^(mailto:.|tel:[^:]+$|#.)/i.test(href)) return href
  return /^\/(?![/\\])[^\\]*$/.test(href) ? href : null
}

function picture(node: Element, { fileOf }: NodePlace): RichNode[] {
  const file = fileOf(node.attribs.src ?? '')
  if (file === null) return []
  const sizes = (['width', 'height'] as const).filter((name) => /^[1-9]\d{0,4}$/.test(node.attribs[name] ?? ''))
  const attributes = Object.fromEntries([
    ['alt', node.attribs.alt ?? ''],
    ...sizes.map((name) => [name, node.attribs[name] ?? '']),
  ])
  return [{ tag: 'img', file, attributes }]
}

/** Preserved lines, without empty ones at both ends. */
function framed(nodes: readonly RichNode[]): RichNode[] {
  return without(without(nodes, 'first', /^(?:[ \t]*\n)+/), 'last', /\s+$/)
}

function without(nodes: readonly RichNode[], end: 'first' | 'last', surplus: RegExp): RichNode[] {
  const place = end === 'first' ? 0 : nodes.length - 1
  return nodes.map((node, index) => {
    if (index !== place) return node
    if (typeof node === 'string') return node.replace(surplus, '')
    return node.children ? { ...node, children: without(node.children, end, surplus) } : node
  })
}

/** What is folded away begins with its summary; without one it is no more than its content. */
function details(node: Element, place: NodePlace): RichNode[] {
  const own = node.children.find((child) => isElement(child) && child.name === 'summary')
  const summary =
    own && isElement(own) ? richElement('summary', tidyLine(inline(own.children, { ...place, insideLink: true }))) : []
  const content = paragraphsOf(flow(summary.length > 0 ? node.children.filter((child) => child !== own) : node.children, place))
  if (summary.length === 0 || content.length === 0)
    return [...summary.map((line) => ({ ...line, tag: 'p' as const })), ...content]
  const attributes = node.attribs.open === undefined ? {} : { attributes: { open: '' } }
  return [{ tag: 'details', ...attributes, children: [...summary, ...content] }]
}

/** A list between items belongs to the item before it (Google Docs, old editors). */
function listItems(nodes: readonly Node[], place: NodePlace): RichNode[] {
  const items: RichElement[] = []
  for (const node of nodes) {
    if (isBlank(node)) continue
    const isList = isElement(node) && (node.name === 'ul' || node.name === 'ol')
    const last = isList ? items.pop() : undefined
    if (isList && last) items.push({ ...last, children: [...(last.children ?? []), ...block(node, place)] })
    else if (isElement(node) && node.name === 'li')
      items.push(...richElement('li', trimmed(flow(node.children, place))).map((item) => ({ ...item, ...numberOf(node) })))
    else items.push(...richElement('li', trimmed(flow([node], place))))
  }
  return items
}

function figureParts(nodes: readonly Node[], place: NodePlace): RichNode[] {
  return nodes.flatMap((node) => {
    if (isBlank(node)) return []
    if (isElement(node) && node.name === 'figcaption') return richElement('figcaption', tidyLine(inline(node.children, place)))
    return flow([node], place)
  })
}

function tableParts(nodes: readonly Node[], place: NodePlace): RichNode[] {
  const parts: RichNode[] = []
  let loose: Node[] = []
  const endLoose = () => {
    parts.push(...richElement('tbody', rows(loose, place, false)))
    loose = []
  }
  for (const node of nodes) {
    if (isElement(node) && (node.name === 'thead' || node.name === 'tbody' || node.name === 'caption')) {
      endLoose()
      const children =
        node.name === 'caption' ? tidyLine(inline(node.children, place)) : rows(node.children, place, node.name === 'thead')
      const made = richElement(node.name, children)
      if (node.name === 'caption') parts.unshift(...made)
      else parts.push(...made)
    } else loose.push(node)
  }
  endLoose()
  return parts.some((part) => typeof part !== 'string' && part.tag !== 'caption') ? parts : []
}

/** `isHead`: rows of the table's head. */
function rows(nodes: readonly Node[], place: NodePlace, isHead: boolean): RichNode[] {
  return nodes.flatMap((node) =>
    isElement(node) && node.name === 'tr' ? richElement('tr', cells(node.children.filter(isCell), place, isHead)) : [],
  )
}

function isCell(node: Node): node is Element & { name: 'td' | 'th' } {
  return isElement(node) && (node.name === 'td' || node.name === 'th')
}

/** Header cells: column headers in the table's head and in rows of header cells only, otherwise row headers. */
function cells(nodes: readonly (Element & { name: 'td' | 'th' })[], place: NodePlace, isHead: boolean): RichNode[] {
  const scope = isHead || nodes.every(({ name }) => name === 'th') ? 'col' : 'row'
  return nodes.map((node) => {
    const attributes = { ...(node.name === 'th' && { scope }), ...node.attribs }
    const given = Object.keys(attributes).length > 0 ? { attributes } : {}
    return { tag: node.name, ...given, children: trimmed(flow(node.children, place)) }
  })
}
