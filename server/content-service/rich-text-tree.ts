// Sanitised HTML → the tree of allowed elements, nested as HTML wants it, so that a browser and React read the page alike.
import { parseDocument } from 'htmlparser2'
import type { RichElement, RichNode, RichTag, RichText } from '#domain/rich-text/rich-text.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: Record<string, string> }>
type Place = { fileOf(source: string): string | null; insideLink: boolean }

const inlineTags = new Set(['a', 'strong', 'em', 'sub', 'sup', 'br', 'img'])
const lineTags = new Set(['p', 'h2', 'h3', 'h4', 'caption'])

/** The tree of `html`, which has been sanitised. `fileOf` tells the file that a picture's address means. */
export function buildTree(html: string, fileOf: Place['fileOf']): RichText {
  return paragraphsOf(flow(parseDocument(html).children, { fileOf, insideLink: false }))
}

/** Blocks and text, as they may stand in a quotation, a list item or a cell. */
function flow(nodes: readonly Node[], place: Place): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (isText(node)) return [node.data]
    if (!isElement(node)) return []
    if (inlineTags.has(node.name)) return inline([node], place)
    if (lineTags.has(node.name))
      return element(node.name === 'caption' ? 'p' : (node.name as RichTag), tidyLine(inline(node.children, place)))
    return block(node, place)
  })
}

function block(node: Element, place: Place): RichNode[] {
  switch (node.name) {
    case 'hr':
      return [{ tag: 'hr' }]
    case 'ul':
    case 'ol':
      return element(node.name, listItems(node.children, place))
    case 'blockquote':
      return element('blockquote', paragraphsOf(flow(node.children, place)))
    case 'figure':
      return element('figure', figureParts(node.children, place))
    case 'table':
      return element('table', tableParts(node.children, place))
    default:
      return flow(node.children, place)
  }
}

/** Text and inline elements only: blocks in between are opened up, a line break for each. */
function inline(nodes: readonly Node[], place: Place): RichNode[] {
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
        return element(node.name, opened(inline(node.children, place), node))
      case 'hr':
        return []
      default:
        return [{ tag: 'br' }, ...inline(node.children, place), { tag: 'br' }]
    }
  })
}

/** Inside an inline element that held blocks: one break between them, none at the ends. */
function opened(nodes: readonly RichNode[], parent: Element): RichNode[] {
  const heldBlocks = parent.children.some((child) => isElement(child) && !inlineTags.has(child.name))
  if (!heldBlocks) return [...nodes]
  const isBreak = (node: RichNode | undefined) => typeof node === 'object' && node.tag === 'br'
  return tidyLine(nodes.filter((node, index) => !(isBreak(node) && isBreak(nodes[index - 1]))))
}

function anchor(node: Element, place: Place): RichNode[] {
  const href = safeHref(node.attribs.href ?? '')
  if (href === null || place.insideLink) return inline(node.children, place)
  const children = opened(inline(node.children, { ...place, insideLink: true }), node)
  const attributes = { href, ...(node.attribs.title && { title: node.attribs.title }) }
  return hasContent(children) ? [{ tag: 'a', attributes, children }] : []
}

/** An address that may be linked to: http, https, mailto, tel, a path of this site, or a place on the page; else null. */
export function safeHref(value: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so they must not hide a scheme
  const href = value.replace(/[\u0000-\u0020\u007f]+/g, (hidden) => (hidden === ' ' ? '%20' : '')).replace(/^(%20)+|(%20)+$/g, '')
  if (/^https?:\/\/[^/\\]/i.test(href)) return URL.canParse(href) ? href : null
  if (/^(mailto|tel):[^:]+$/i.test(href) || /^#./.test(href)) return href
  return /^\/(?![/\\])[^\\]*$/.test(href) ? href : null
}

function picture(node: Element, { fileOf }: Place): RichNode[] {
  const file = fileOf(node.attribs.src ?? '')
  if (file === null) return []
  const sizes = (['width', 'height'] as const).filter((name) => /^[1-9]\d{0,4}$/.test(node.attribs[name] ?? ''))
  const attributes = Object.fromEntries([
    ['alt', node.attribs.alt ?? ''],
    ...sizes.map((name) => [name, node.attribs[name] ?? '']),
  ])
  return [{ tag: 'img', file, attributes }]
}

function listItems(nodes: readonly Node[], place: Place): RichNode[] {
  return nodes.flatMap((node) => {
    if (isText(node) && node.data.trim() === '') return []
    return element('li', trimmed(flow(isElement(node) && node.name === 'li' ? node.children : [node], place)))
  })
}

function figureParts(nodes: readonly Node[], place: Place): RichNode[] {
  return nodes.flatMap((node) => {
    if (isText(node) && node.data.trim() === '') return []
    if (isElement(node) && node.name === 'figcaption') return element('figcaption', tidyLine(inline(node.children, place)))
    return flow([node], place)
  })
}

function tableParts(nodes: readonly Node[], place: Place): RichNode[] {
  const parts: RichNode[] = []
  let loose: Node[] = []
  const endLoose = () => {
    parts.push(...element('tbody', rows(loose, place)))
    loose = []
  }
  for (const node of nodes) {
    if (isElement(node) && (node.name === 'thead' || node.name === 'tbody' || node.name === 'caption')) {
      endLoose()
      const children = node.name === 'caption' ? tidyLine(inline(node.children, place)) : rows(node.children, place)
      const made = element(node.name, children)
      if (node.name === 'caption') parts.unshift(...made)
      else parts.push(...made)
    } else loose.push(node)
  }
  endLoose()
  return parts.some((part) => typeof part !== 'string' && part.tag !== 'caption') ? parts : []
}

function rows(nodes: readonly Node[], place: Place): RichNode[] {
  return nodes.flatMap((node) => (isElement(node) && node.name === 'tr' ? element('tr', cells(node.children, place)) : []))
}

function cells(nodes: readonly Node[], place: Place): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!isElement(node) || (node.name !== 'td' && node.name !== 'th')) return []
    const attributes = Object.keys(node.attribs).length > 0 ? { attributes: { ...node.attribs } } : {}
    return [{ tag: node.name, ...attributes, children: trimmed(flow(node.children, place)) }]
  })
}

/** Loose text and inline elements between blocks become paragraphs. */
function paragraphsOf(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = []
  let line: RichNode[] = []
  const endLine = () => {
    blocks.push(...element('p', tidyLine(line)))
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || inlineTags.has(node.tag)) line.push(node)
    else {
      endLine()
      blocks.push(node)
    }
  }
  endLine()
  return blocks
}

/** A line without breaks and blanks at its ends, neighbouring texts joined. */
function tidyLine(nodes: readonly RichNode[]): RichNode[] {
  const isBlank = (node: RichNode | undefined) =>
    node !== undefined && (typeof node === 'string' ? node.trim() === '' : node.tag === 'br')
  let [from, to] = [0, nodes.length]
  while (from < to && isBlank(nodes[from])) from++
  while (to > from && isBlank(nodes[to - 1])) to--
  return nodes.slice(from, to).reduce<RichNode[]>((joined, node) => {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
    return joined
  }, [])
}

/** What stands in an item or a cell, without the blanks between its blocks. */
function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const hasBlocks = nodes.some((node) => typeof node !== 'string' && !inlineTags.has(node.tag))
  return hasBlocks ? nodes.filter((node) => typeof node !== 'string' || node.trim() !== '') : tidyLine(nodes)
}

function element(tag: RichTag, children: readonly RichNode[]): RichElement[] {
  return hasContent(children) ? [{ tag, children }] : []
}

function hasContent(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => (typeof node === 'string' ? node.trim() !== '' : node.tag !== 'br'))
}

function isText(node: Node): node is Extract<Node, { data: string }> & { data: string } {
  return node.type === 'text'
}

function isElement(node: Node): node is Element {
  return 'attribs' in node
}
