import type { MouseEvent } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { openSearch } from './search-store.ts'

/** Leads to the page of the search; where scripts run it opens over the page that one reads. `label`: drawn beside the sign. */
export function SearchLink({ className, label }: { className?: string | undefined; label?: string }) {
  const locale = useLocale()
  const { search } = useWords()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openSearch(event.currentTarget)
  }
  return (
    <a
      className={className}
      href={localePath(locale, pathWithin.search())}
      onClick={open}
      aria-keyshortcuts="/"
      {...(!label && { 'aria-label': search.open })}
    >
      <Icon name="find" />
      {label}
    </a>
  )
}
