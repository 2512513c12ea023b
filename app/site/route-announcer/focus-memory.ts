// Which link the visitor followed from each entry of the history, so that Back finds it again. Kept as long as the document.

type Followed = { href: string; index: number }

const followed = new Map<string, Followed>()

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]

/** Remembers the link under a click, for the entry `key` at which it is clicked. */
export function rememberLink(key: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (link && href) followed.set(key, { href, index: links().indexOf(link) })
}

/** The link that was followed from the entry `key`, when it stands on the page again. */
export function rememberedLink(key: string): HTMLAnchorElement | undefined {
  const wanted = followed.get(key)
  if (!wanted) return undefined
  const all = links()
  const isWanted = (link: HTMLAnchorElement | undefined) => link?.getAttribute('href') === wanted.href
  return isWanted(all[wanted.index]) ? all[wanted.index] : all.find(isWanted)
}
