// Turns pasted paragraphs that begin with a bullet into a list, for screen readers and phones.
import type { RichElement, RichNode, RichText } from '@forum/domain/rich-text/rich-text.ts'

/** Word's bullets; on levels two and three they are letters of symbol fonts, followed by blanks. Not dashes: they may be direct speech. */
const bullet = /^(?:[·•‣▪●○■□◦➢\uf000-\uf0ff]|[o§Øüv](?=[\s\u00a0]{2}))[\s\u00a0]+/

/** Two or more bulleted paragraphs in a row become a list; a single one stays. */
export function listsFromBullets(nodes: RichText): RichText {
  const made: RichNode[] = []
  let items: RichElement[] = []
  const end = () => {
    made.push(...(items.length > 1 ? [{ tag: 'ul' as const, children: items.map(itemOf) }] : items))
    items = []
  }
  for (const node of nodes) {
    if (isBulleted(node)) items.push(node)
    else {
      end()
      made.push(node)
    }
  }
  end()
  return made
}

function isBulleted(node: RichNode): node is RichElement {
  const first = typeof node !== 'string' && node.tag === 'p' ? node.children?.[0] : undefined
  return typeof first === 'string' && bullet.test(first)
}

function itemOf({ children = [] }: RichElement): RichElement {
  const [first, ...others] = children
  return { tag: 'li', children: [String(first).replace(bullet, ''), ...others] }
}
