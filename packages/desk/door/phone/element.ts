type Child = Node | string | null | false
type ElementOptions<Name extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Name], 'style' | 'children' | 'dataset'>
> & {
  data?: Readonly<Record<string, string>>
  aria?: Readonly<Record<string, string>>
}

/** Creates an element with properties, `data-` and `aria-` attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { data = {}, aria = {}, ...own }: ElementOptions<Name> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  Object.assign(made, own)
  // Safari takes a list without markers for none (site/app/list-roles.test.ts).
  if (name === 'ul') made.setAttribute('role', 'list')
  Object.assign(made.dataset, data)
  for (const [attribute, value] of Object.entries(aria)) made.setAttribute(`aria-${attribute}`, value)
  made.append(...children.filter((child) => child !== null && child !== false))
  return made
}
