// Reads a PDF by a library that did not write it: its text, and its filled squares as a picture that a QR decoder reads.
import jsqr from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** The package is CommonJS with an ES default inside. */
const decode = jsqr as unknown as typeof jsqr.default

/** The text of each page. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text
}

/** The code on each page; looking for one takes ten times as long as reading the text. */
export async function codesOfPdf(bytes: Uint8Array): Promise<(string | undefined)[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const codes: (string | undefined)[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    codes.push(await codeIn(await page.getOperatorList()))
  }
  return codes
}

export type SetText = { text: string; left: number; right: number; bottom: number; top: number }

/** What is set on each page and where, in points from the lower left corner; `top` is about the height of small letters. */
export async function placedText(bytes: Uint8Array): Promise<{ width: number; height: number; texts: SetText[] }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [left, bottom, size] = [item.transform[4], item.transform[5], item.transform[3]]
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + size * 0.55 }]
    })
    pages.push({ width, height, texts })
  }
  return pages
}

type StructNode = { role?: string; lang?: string; alt?: string; children?: StructNode[]; type?: string; id?: string }

/** What a screen reader is told of each page, an element a line, indented: role, language, words for a figure, and its text. */
export async function structureOf(bytes: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await getResolvedPDFJS()
  const pages: string[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const texts = textOfParts(await page.getOperatorList(), OPS)
    const lines: string[] = []
    const read = ({ role, lang, alt, children = [] }: StructNode, depth: number) => {
      const text = children.flatMap(({ id: content = '' }) => texts.get(content.replace(/^.*_mc/, '')) ?? []).join('')
      const notes = children.filter(({ type }) => type === 'object' || type === 'annotation').map(() => '→')
      const said = [role, lang && `(${lang})`, alt && `[${alt}]`, text, ...notes].filter(Boolean).join(' ')
      lines.push('  '.repeat(depth) + said.replaceAll(/\s+/g, ' ').trim())
      for (const child of children) if (child.role) read(child, depth + 1)
    }
    for (const child of ((await page.getStructTree()) as StructNode | null)?.children ?? []) read(child, 0)
    pages.push(lines)
  }
  return pages
}

/** The characters of each numbered part, as they are in the file: a space that is not there is not made up. */
function textOfParts({ fnArray, argsArray }: Operators, OPS: Record<string, number>): Map<string, string> {
  const texts = new Map<string, string>()
  let part = ''
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index] ?? []
    if (operator === OPS.beginMarkedContentProps) part = String(given[1])
    else if (operator === OPS.endMarkedContent) part = ''
    else if (operator === OPS.showText) {
      const glyphs = given[0] as (number | { unicode: string })[]
      const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('')
      texts.set(part, (texts.get(part) ?? '') + text)
    }
  }
  return texts
}

/** How often something is drawn on each page outside every element and artifact, and how deep marks are nested at most. */
export async function unmarkedIn(bytes: Uint8Array): Promise<{ unmarked: number; deepest: number; open: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await getResolvedPDFJS()
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    let [unmarked, deepest, open] = [0, 0, 0]
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) open++
      else if (operator === OPS.endMarkedContent) open--
      const isPath = operator === OPS.constructPath && argsArray[index]?.[0] !== OPS.endPath
      if ((isPath || operator === OPS.showText) && open === 0) unmarked++
      deepest = Math.max(deepest, open)
    }
    pages.push({ unmarked, deepest, open })
  }
  return pages
}

type Operators = { fnArray: number[]; argsArray: unknown[][] }
type Matrix = readonly [number, number, number, number, number, number]

/** Draws what is filled, in its colours, and looks for a code in it: dark on light, twice as large as on paper. */
async function codeIn({ fnArray, argsArray }: Operators): Promise<string | undefined> {
  const { OPS } = await getResolvedPDFJS()
  const shapes: string[] = []
  const kept: { matrix: Matrix; fill: string }[] = []
  let [matrix, fill]: [Matrix, string] = [[1, 0, 0, 1, 0, 0], '#000000']
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index] ?? []
    if (operator === OPS.save) kept.push({ matrix, fill })
    else if (operator === OPS.restore) ({ matrix, fill } = kept.pop() ?? { matrix, fill })
    else if (operator === OPS.transform) matrix = product(matrix, given as unknown as Matrix)
    else if (operator === OPS.setFillRGBColor) fill = String(given[0])
    else if (operator === OPS.constructPath && (given[0] === OPS.fill || given[0] === OPS.eoFill))
      shapes.push(`<path fill="${fill}" transform="matrix(${matrix.join(' ')})" d="${pathOf((given[1] as [Float32Array])[0])}"/>`)
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="1190" height="1684"><path fill="#fff" d="M0 0h595v842H0z"/><g transform="matrix(1 0 0 -1 0 842)">${shapes.join('')}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decode(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data
}

/** Numbers of pdf.js: what to do, and its points. */
function pathOf(numbers: Float32Array | null): string {
  const parts: string[] = []
  const letters = ['M', 'L', 'C', 'Q', 'Z'] as const
  const points = [2, 2, 6, 4, 0] as const
  for (let at = 0; numbers && at < numbers.length; ) {
    const kind = numbers[at] as 0 | 1 | 2 | 3 | 4
    parts.push(letters[kind] + numbers.slice(at + 1, at + 1 + points[kind]).join(' '))
    at += 1 + points[kind]
  }
  return parts.join('')
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
