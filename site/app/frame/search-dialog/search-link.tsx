import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { searchDialogId } from './search-dialog.tsx'

/** Link to the search page; with scripts it opens the dialog. `label`: visible text. */
export function SearchLink({ className, label }: { className?: string | undefined; label?: string }) {
  const locale = useLocale()
  const { search } = useWords()
  return (
    <a
      className={className}
      href={localePath(locale, pathWithin.search())}
      {...data({ 'data-press': '', 'data-opens': searchDialogId })}
      aria-keyshortcuts="/"
      {...(!label && { 'aria-label': search.open })}
    >
      <Icon name="find" />
      {label}
    </a>
  )
}
