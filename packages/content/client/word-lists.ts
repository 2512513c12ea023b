// Converts lists pasted from Word: paragraphs that are items by class or `mso-list`, with the bullet or number as text.

type Item = { level: number; list: string; isOrdered: boolean; start: number; content: string }

const tags = /<[^<>]*>/g
const blank = '(?:&nbsp;|&#160;|[\\s\\u00a0])'
/** The bullet or number that Word writes for programs without lists. */
const written = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]{0,900}?)<!(?:--)?\[endif\](?:--)?>/i
const ignored = /<span\b[^<>]*mso-list:\s*Ignore[^<>]*>((?:[^<]|<span\b[^<>]*>[^<]*<\/span>){0,300})<\/span>/i
const number = '\\(?\\d{1,3}[.)]'
const letter = '\\(?\\p{L}{1,4}[.)]'
const leading = new RegExp(
  `^((?:${blank}|<[^<>]*>)*)((?:${number}|${letter}|[·•‣▪●○■□◦➢o§Øüv\\uf000-\\uf0ff–-])(?=${blank}|<)(?:<[^<>]*>)*${blank}+)`,
  'u',
)

/** Converts them to lists with levels and first numbers; the rest stays. Runs before the sanitiser. Pure. */
export function listsFromWord(markup: string): string {
  if (!/mso-?list/i.test(markup)) return markup
  const end = markup.lastIndexOf('>') + 1
  const [before = '', ...parts] = markup.slice(0, end).split(/(<p\b[^>]*>)/i)
  let made = before
  let items: Item[] = []
  const endList = () => {
    made += nested(items)
    items = []
  }
  for (let index = 0; index < parts.length; index += 2) {
    const [tag = '', body = ''] = parts.slice(index, index + 2)
    const closed = body.search(/<\/p\s*>/i)
    const content = closed < 0 ? body : body.slice(0, closed)
    const item = itemOf(tag, content)
    if (!item) endList()
    if (!item) made += tag + body
    else {
      items.push(item)
      const after = closed < 0 ? '' : body.slice(closed).replace(/^<\/p\s*>/i, '')
      if (after.trim() !== '') endList()
      made += after
    }
  }
  endList()
  return made + markup.slice(end)
}

/** The paragraph as list item; null: not an item, or it continues the previous one. */
function itemOf(tag: string, content: string): Item | null {
  const said = /mso-list:\s*(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/i.exec(tag)
  const [, kind, depth] = /\bMsoList(Paragraph|Bullet|Number)(\d?)(?!\d)/i.exec(tag) ?? []
  if (!said && !kind) return null
  const mark = (written.exec(content) ?? ignored.exec(content))?.[1] ?? leading.exec(content)?.[2]
  if (!said && kind?.toLowerCase() === 'paragraph' && mark === undefined) return null
  const text = (mark ?? '').replace(tags, '').replace(new RegExp(blank, 'g'), '')
  const counted = /^\(?(\d+)[.)]$/.exec(text)?.[1]
  const isLettered = new RegExp(`^${letter}$`, 'u').test(text)
  const without = content.replace(written, '').replace(ignored, '')
  const plain = without === content && mark !== undefined ? content.replace(leading, '$1') : without
  return {
    level: Number(said?.[2] || depth || 1),
    list: [said?.[1], said?.[3]].join(' '),
    isOrdered: counted !== undefined || kind?.toLowerCase() === 'number',
    start: Number(counted ?? 1),
    content: isLettered ? `${text} ${plain}` : plain,
  }
}

/** Nests items by level. Another list type or another list id of Word begins a new list. */
function nested(items: readonly Item[]): string {
  const open: { tag: string; level: number; list: string }[] = []
  let html = ''
  const close = () => {
    html += `</li></${open.pop()?.tag}>`
  }
  for (const { level, list, isOrdered, start, content } of items) {
    const tag = isOrdered ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) close()
    const last = open.at(-1)
    if (last?.level === level && last.tag === tag && last.list === list) html += '</li>'
    else {
      if (last?.level === level) close()
      open.push({ tag, level, list })
      html += isOrdered && start !== 1 ? `<ol start="${start}">` : `<${tag}>`
    }
    html += `<li>${content}`
  }
  while (open.length > 0) close()
  return html
}
