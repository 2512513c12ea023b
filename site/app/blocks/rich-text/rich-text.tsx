import { Sheet } from '@forum/design/page/inline.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { Picture, Plate } from '@forum/design/ui/picture/picture.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { type LocalText, langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { plainText, type RichElement, type RichNode, type RichText as RichTextTree } from '@forum/domain/rich-text/rich-text.ts'
import { createContext, createElement, Fragment, type ReactNode, use } from 'react'
import partsSheet from './rich-parts.css?inline'
import tableSheet from './rich-table.css?inline'
import styles from './rich-text.module.css'
import more from './rich-text-more.css?inline'
import stackedSheet from './stacked-table.css?inline'

type RichTextProps = { of: LocalText<RichTextTree>; variant?: 'article' | 'session' | 'plain' }

/** Whether an address has no page now: editors' links to it become plain text. Server only. */
export const LeadsNowhere = createContext<(href: string) => boolean>(() => false)

/** Renders an editor's sanitised text as React elements. */
export function RichText({ of, variant = 'plain' }: RichTextProps): ReactNode {
  const [needsParts, needsMore] = [isOneOf(wordsOf(of), isPart), isOneOf(wordsOf(of), isRare)]
  const names = [styles.text, styles[variant], needsParts && 'richParts', needsMore && 'richText']
  return (
    <div className={names.filter(Boolean).join(' ')} lang={langOf(of)}>
      {needsParts && <Sheet of={partsSheet} />}
      {needsMore && <Sheet of={more} />}
      {nodes(wordsOf(of))}
    </div>
  )
}

/** The tags that `rich-parts.css` and `rich-text-more.css` style. */
const partTags = new Set(['h2', 'h3', 'h4', 'ul', 'ol', 'blockquote'])
const rareTags = new Set(['hr', 'figcaption', 'sub', 'sup', 'dl', 'pre', 'code', 'details'])

const isPart = ({ tag }: RichElement) => partTags.has(tag)
const isRare = ({ tag, attributes }: RichElement) => rareTags.has(tag) || attributes?.type !== undefined

/** Whether the text holds an element that `is` so. */
function isOneOf(tree: RichTextTree, is: (element: RichElement) => boolean): boolean {
  return tree.some((node) => typeof node !== 'string' && (is(node) || isOneOf(node.children ?? [], is)))
}

/** `isSet`: preformatted, spaces are kept. */
function nodes(tree: RichTextTree, isSet = false): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own.
  return tree.map((node, index) => <Fragment key={index}>{drawn(node, isSet)}</Fragment>)
}

function drawn(node: RichNode, isSet: boolean): ReactNode {
  if (typeof node === 'string') return isSet ? node : noBreak(node)
  if (node.tag === 'img') return <InlinePicture element={node} />
  if (node.tag === 'a') return <Link element={node} isSet={isSet} />
  const { tag, attributes = {}, children } = node
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag === 'summary') return <Summary of={children ?? []} />
  if (tag === 'table') return <Table rows={children ?? []} />
  return createElement(tag, properties(tag, attributes), nodes(children ?? [], isSet || tag === 'pre' || tag === 'code'))
}

function Summary({ of }: { of: RichTextTree }): ReactNode {
  return (
    <summary>
      <span>{nodes(of)}</span>
      <Icon name="caret" />
    </summary>
  )
}

function Link({ element: { attributes = {}, children = [] }, isSet }: { element: RichElement; isSet: boolean }): ReactNode {
  const { href = '', title } = attributes
  const leadsNowhere = use(LeadsNowhere)
  const words = nodes(href.startsWith('tel:') ? unbroken(children) : children, isSet)
  if (leadsNowhere(href)) return words
  return (
    <a href={href || undefined} title={title} rel={/^https?:/.test(href) ? 'noopener' : undefined}>
      {words}
    </a>
  )
}

/** Keeps a phone number on one line. */
function unbroken(tree: RichTextTree): RichTextTree {
  return tree.map((node) => (typeof node === 'string' ? node.replaceAll(' ', '\u00a0') : node))
}

function properties(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string | number | boolean | undefined> {
  if (tag === 'ol') return listProperties(attributes)
  if (tag === 'li') return { value: number(attributes.value) }
  if (tag === 'details') return { open: attributes.open !== undefined || undefined }
  if (tag === 'td' || tag === 'th')
    return {
      'data-label': attributes['data-label'],
      scope: attributes.scope,
      colSpan: number(attributes.colspan),
      rowSpan: number(attributes.rowspan),
    }
  return {}
}

/** Letters and Roman numbers: the base styles of lists would win over the attribute alone. */
const counts: Readonly<Record<string, string>> = {
  a: 'countLetters',
  A: 'countCapitals',
  i: 'countRoman',
  I: 'countRomanCapitals',
}

function listProperties({ start, reversed, type }: Readonly<Record<string, string>>) {
  return {
    start: number(start),
    reversed: reversed !== undefined || undefined,
    type,
    className: type && counts[type],
  }
}

function number(value: string | undefined): number | undefined {
  return value && /^-?\d{1,5}$/.test(value) ? Number(value) : undefined
}

/** A wide table scrolls in its own box, also by keyboard. */
function Table({ rows }: { rows: RichTextTree }): ReactNode {
  const { reference } = useWords()
  const caption = rows.find((row) => typeof row !== 'string' && row.tag === 'caption')
  const name =
    typeof caption === 'object' ? plainText(caption.children ?? []) : [reference.table, headOf(rows)].filter(Boolean).join(': ')
  const stacked = withLabels(rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    // biome-ignore lint/a11y/useSemanticElements: no field set.
    <div className={`richTable ${stacked ? 'stacked' : ''}`} role="group" aria-label={name} tabIndex={0}>
      <Sheet of={tableSheet} />
      {stacked && <Sheet of={stackedSheet} />}
      <table>{nodes(stacked ?? rows)}</table>
    </div>
  )
}

/** What a table without a caption is of: its first row. */
function headOf(rows: RichTextTree): string {
  const [head] = rowsOf(rows)
  const cells = head ? cellsOf(head).map((cell) => plainText(cell.children ?? []).trim()) : []
  return cells.filter(Boolean).join(', ')
}

/** Maximum number of columns on a phone. */
const fewColumns = 2

/** Adds column headings to cells: a phone shows each row as a list; null: few columns, or no header row. */
function withLabels(rows: RichTextTree): RichTextTree | null {
  const lines = rowsOf(rows)
  const [head] = lines
  const labels = head && cellsOf(head).map((cell) => (cell.tag === 'th' ? plainText(cell.children ?? []) : ''))
  if (!labels || labels.length <= fewColumns || labels.includes('')) return null
  const isPlain = lines.every((line) => cellsOf(line).length === labels.length && !cellsOf(line).some(isMerged))
  if (!isPlain) return null
  const labelled = (row: RichElement): RichElement => ({
    ...row,
    children: cellsOf(row).map((cell, column) => ({
      ...cell,
      attributes: { ...cell.attributes, ...(row !== head && { 'data-label': labels[column] ?? '' }) },
    })),
  })
  const walk = (tree: RichTextTree): RichTextTree =>
    tree.map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'tr' ? labelled(node) : { ...node, children: node.children && walk(node.children) }
    })
  return walk(rows)
}

function rowsOf(tree: RichTextTree): RichElement[] {
  return tree.flatMap((node) => (typeof node === 'string' ? [] : node.tag === 'tr' ? [node] : rowsOf(node.children ?? [])))
}

function cellsOf(row: RichElement): RichElement[] {
  return (row.children ?? []).filter((node) => typeof node !== 'string')
}

function isMerged({ attributes }: RichElement): boolean {
  return attributes?.colspan !== undefined || attributes?.rowspan !== undefined
}

function InlinePicture({ element }: { element: RichElement }): ReactNode {
  if (!element.file) return null
  return (
    <Plate ratio="photo">
      <Picture
        file={element.file}
        alt={element.attributes?.alt ?? ''}
        sizes="(max-width: 760px) 100vw, 700px"
        width={number(element.attributes?.width) ?? 1200}
        height={number(element.attributes?.height) ?? 800}
        largest={1280}
      />
    </Plate>
  )
}
