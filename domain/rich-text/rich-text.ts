// Editors' HTML after the door: a tree of allowed elements, drawn as React elements and never put into a page as HTML.

/** Elements that editors may use (product.md, 5.5). */
export type RichTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'a'
  | 'blockquote'
  | 'strong'
  | 'em'
  | 'br'
  | 'hr'
  | 'img'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'caption'
  | 'figure'
  | 'figcaption'
  | 'sub'
  | 'sup'
  /** What holds no more. */
  | 's'
  | 'q'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'pre'
  | 'code'

export type RichElement = {
  tag: RichTag
  /** `href` and `title` of links; `alt`, `width` and `height` of pictures; `colspan`, `rowspan` of cells, `scope` of headings among them; `start` of lists. */
  attributes?: Readonly<Record<string, string>>
  /** Id of a file of the content service: pictures come from our own assets only. */
  file?: string
  children?: RichText
}

export type RichNode = string | RichElement
export type RichText = readonly RichNode[]

/** Elements within a line, which do not part words. */
const withinLine: ReadonlySet<RichTag> = new Set(['a', 'strong', 'em', 'sub', 'sup', 'code', 's', 'q'])

/** The words of a rich text without markup, one space between blocks, without what is struck out: nothing would say that it holds no more. */
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
