// Editors' HTML after sanitising: a tree of allowed elements, rendered by React and never inserted as HTML.

/** Allowed elements (product.md, 5.5). `s` is struck out text; `details` always begins with its summary. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
  'strong',
  'em',
  'br',
  'hr',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'figure',
  'figcaption',
  'sub',
  'sup',
  's',
  'q',
  'dl',
  'dt',
  'dd',
  'pre',
  'code',
  'details',
  'summary',
] as const
export type RichTag = (typeof richTags)[number]

export type RichElement = {
  tag: RichTag
  /**
   * `href` and `title` of links; `alt`, `width` and `height` of pictures; `colspan` and `rowspan` of cells, `scope` of header cells; `start`,
   * `reversed` and `type` of lists, `value` of their items; `open` of details.
   */
  attributes?: Readonly<Record<string, string>>
  /** Id of a file: pictures come only from our own `/assets/`. */
  file?: string
  children?: RichText
}

export type RichNode = string | RichElement
export type RichText = readonly RichNode[]

/** Inline elements, which do not separate words. */
const withinLine: ReadonlySet<RichTag> = new Set(['a', 'strong', 'em', 'sub', 'sup', 'code', 's', 'q'])

/** The text without markup, with a space between blocks, and without struck-out text. */
export function plainText(nodes: RichText): string {
  return textWithin(nodes).replace(/\s+/g, ' ').trim()
}

function textWithin(nodes: RichText): string {
  const words = nodes.map((node) => {
    if (typeof node === 'string') return node
    if (node.tag === 's') return ''
    const inner = textWithin(node.children ?? [])
    if (node.tag === 'q') return `«${inner}»`
    return withinLine.has(node.tag) ? inner : ` ${inner} `
  })
  return words.join('')
}
