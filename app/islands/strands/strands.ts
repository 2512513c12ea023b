// Home page: highlights the line of the edition under the pointer.

export function start(years: HTMLElement): void {
  const strands = years.previousElementSibling?.querySelector('svg')?.querySelectorAll('path') ?? []
  const light = () => {
    const lit = years.querySelector<HTMLElement>('a:hover') ?? years.querySelector<HTMLElement>('a:focus')
    for (const [index, strand] of [...strands].entries())
      strand.toggleAttribute('data-lit', String(index) === lit?.dataset.strand)
  }
  for (const event of ['pointerover', 'pointerout', 'focusin', 'focusout']) years.addEventListener(event, () => setTimeout(light))
  light()
}
