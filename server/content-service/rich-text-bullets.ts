// What a word processor pastes as a list: paragraphs that begin with a bullet. Screen readers and phones want a list.
import type { RichElement, RichNode, RichText } from '#domain/rich-text/rich-text.ts'

/** Word's own bullets, on its second and third level letters of symbol fonts before a tab of blanks. A dash may be what somebody says. */
const bullet = /^(?:[·•‣▪●○■□◦➢\uf000-\uf0ff]|[o§Øüv](?=[\s\u00a0]{2}))[\s\u00a0]+/

/** Two bulleted paragraphs or more, one after the other, are a list; one alone may be a way of writing and stays. */
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
