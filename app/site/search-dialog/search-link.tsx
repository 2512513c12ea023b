import { localePath, pathWithin } from '#domain/address/paths.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { searchDialogId } from './search-dialog.tsx'

/** Leads to the page of the search; where scripts run it opens over the page that one reads. `label`: drawn beside the sign. */
export function SearchLink({ className, label }: { className?: string | undefined; label?: string }) {
  const locale = useLocale()
  const { search } = useWords()
  return (
    <a
      className={className}
      href={localePath(locale, pathWithin.search())}
      data-press=""
      data-opens={searchDialogId}
      aria-keyshortcuts="/"
      {...(!label && { 'aria-label': search.open })}
    >
      <Icon name="find" />
      {label}
    </a>
  )
}
