import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { longestQuery } from '@forum/domain/search-index/search-record.ts'

export const searchDialogId = 'search-dialog'

/**
 * Search dialog: an editable combobox with a list (ARIA Authoring Practices, "Editable Combobox With List Autocomplete"). islands/search opens it and
 * fetches results from the search page.
 */
export function SearchDialog() {
  const { search: words } = useWords()
  const path = localePath(useLocale(), pathWithin.search())
  return (
    <dialog
      id={searchDialogId}
      className="searchDialog"
      data-theme="white"
      aria-label={words.open}
      {...data({ 'data-module': 'search', 'data-when': 'touched' })}
    >
      <form className="searchForm" action={path}>
        <label className="visuallyHidden" htmlFor="search-field">
          {words.label}
        </label>
        <button type="submit" aria-label={words.find}>
          <Icon name="find" />
        </button>
        <input
          id="search-field"
          name="q"
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-controls="search-list"
          aria-autocomplete="list"
          placeholder={words.hint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestQuery}
        />
        <button type="button" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
      <div id="search-list" role="listbox" aria-label={words.results} />
      <p className="aside searchStatus" role="status" {...data({ 'data-unanswered': words.unanswered })} />
      <a className="searchAll" href={path} {...data({ 'data-all': '' })} hidden>
        {words.allResults}
      </a>
    </dialog>
  )
}
