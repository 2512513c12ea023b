// The structure of a PDF that screen readers follow (ISO 32000-1, 14.8): everything drawn is part of an element, or an artifact.

type Sheet = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** `lang`: where it is not the document's. `alt`: words for a figure. `box`: a figure's edges, points from the upper left corner. */
export type ElementOptions = {
  lang?: string
  alt?: string
  scope?: 'Row' | 'Column'
  box?: readonly [number, number, number, number]
}

type Open = { parents: Element[]; isArtifact: boolean }
const open = new WeakMap<Sheet, Open>()

function openOf(page: Sheet): Open {
  const found = open.get(page)
  if (found) return found
  const document = page.struct('Document')
  page.addStructure(document)
  const begun = { parents: [document], isArtifact: false }
  open.set(page, begun)
  return begun
}

function begin(page: Sheet, type: string, { box, ...options }: ElementOptions): Element {
  const element = page.struct(type, {
    ...options,
    ...(box && { bbox: [...box], placement: 'Block' }),
  } as PDFKit.Mixins.MarkingOptions)
  openOf(page).parents.at(-1)?.add(element)
  return element
}

/** An element of other elements, which `draw` draws. Returns what `draw` returns. */
export function group<Result>(
  page: Sheet,
  type: 'Sect' | 'Table' | 'TR' | 'P',
  draw: () => Result,
  options: ElementOptions = {},
): Result {
  const element = begin(page, type, options)
  const { parents } = openOf(page)
  parents.push(element)
  const result = draw()
  parents.pop()
  element.end()
  return result
}

export type Role = 'H1' | 'P' | 'TH' | 'TD' | 'Link' | 'Figure'

/** An element with what `draw` draws: no other element and no artifact in it. */
export function structureElement(page: Sheet, type: Role, draw: () => void, options: ElementOptions = {}): void {
  const part = begin(page, type, options)
  // PDFKit takes a function too, and calls it at once; its types do not say so.
  part.add(draw as unknown as Element)
  part.end()
}

/** Something that is read to nobody: rules, grounds, ornaments. */
export function artifact(page: Sheet, draw: () => void): void {
  const state = openOf(page)
  const isInner = state.isArtifact
  if (!isInner) page.markContent('Artifact')
  state.isArtifact = true
  draw()
  if (!isInner) page.endMarkedContent()
  state.isArtifact = isInner
}
