// Home page: highlights the line of the edition under the pointer.
import type { DataAttribute, Drawn } from '@forum/design/attributes/attributes.ts'

export function start(years: Drawn): void {
  const strands = years.previousElementSibling?.querySelector('svg')?.querySelectorAll('path') ?? []
  const light = () => {
    const lit = years.querySelector<Drawn>('a:hover') ?? years.querySelector<Drawn>('a:focus')
    for (const [index, strand] of [...strands].entries())
      strand.toggleAttribute('data-lit' satisfies DataAttribute, String(index) === lit?.dataset.strand)
  }
  for (const event of ['pointerover', 'pointerout', 'focusin', 'focusout']) years.addEventListener(event, () => setTimeout(light))
  light()
}
