import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { PrefetchPageLinks, useFetcher, useNavigate } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { longestQuery } from '#domain/search/search-record.ts'
import { dialogAddress } from '../../blocks/search-hits/dialog-address.ts'
import type { Hit } from '../../blocks/search-hits/hit.ts'
import { MarkedWords } from '../../blocks/search-hits/marked-words.tsx'
import { useLocale, useWords } from '../../page-facts.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './search-box.module.css'
import { closeSearch } from './search-store.ts'

/** What of the page's own data the dialog draws. */
type Answer = { best: readonly Hit[]; found: string; note: string }

/** Milliseconds without a key after which the server is asked. */
const pauseOfTyping = 150

/** A field and what it finds: an editable combobox with a list (ARIA Authoring Practices, "Editable Combobox With List Autocomplete"). */
export function SearchBox() {
  const { search: words } = useWords()
  const ids = { field: useId(), list: useId() }
  const { text, setText, answer, address, page } = useAnswer()
  const [chosen, setChosen] = useState(-1)
  const dialog = useOpenDialog()
  const navigate = useNavigate()
  const hits = answer?.best ?? []
  const option = (index: number) => `${ids.list}-${index}`
  const go = (to: string) => void navigate(to)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOption(event.key, chosen, hits.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    document.getElementById(option(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    go(hits[chosen]?.to ?? address)
  }
  return (
    <dialog ref={dialog} className={styles.dialog} data-theme="white" aria-label={words.open} onClose={() => closeSearch()}>
      {/* While the first word is typed the page of the search comes, and the server makes ready what it searches. */}
      <PrefetchPageLinks page={page} />
      <form className={styles.form} action={address} onSubmit={onSubmit}>
        <label className="visuallyHidden" htmlFor={ids.field}>
          {words.label}
        </label>
        <Icon name="find" />
        <input
          id={ids.field}
          name="q"
          type="text"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={ids.list}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? option(chosen) : undefined}
          placeholder={words.hint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestQuery}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(-1)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </form>
      <div id={ids.list} role="listbox" aria-label={words.results}>
        {hits.map((hit, index) => (
          <Option
            key={`${hit.kind} ${hit.to} ${hit.title.pieces.join('')}`}
            id={option(index)}
            hit={hit}
            isChosen={index === chosen}
            onChoose={go}
          />
        ))}
      </div>
      <p className={styles.status} role="status">
        {answer === null ? words.unanswered : [answer?.found, answer?.note].filter(Boolean).join('. ')}
      </p>
      {hits.length > 0 && (
        <a className={styles.all} href={address}>
          {words.allResults}
        </a>
      )}
    </dialog>
  )
}

type OptionProps = { id: string; hit: Hit; isChosen: boolean; onChoose(to: string): void }

/** The field keeps the focus: an option is pressed, or chosen by the arrows and Enter. */
function Option({ id, hit, isChosen, onChoose }: OptionProps) {
  const { search: words } = useWords()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers to the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is chosen
    <div id={id} role="option" aria-selected={isChosen} className={styles.option} onClick={() => onChoose(hit.to)}>
      <span className={styles.title}>
        <MarkedWords of={hit.title} />
      </span>
      <span className={styles.line}>{[words.one[hit.kind], hit.line].filter(Boolean).join(' · ')}</span>
    </div>
  )
}

/** The option that a key leads to, -1: the field; undefined: the key is the field's own. */
export function nextOption(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return chosen + 1 >= count ? -1 : chosen + 1
  if (key === 'ArrowUp') return chosen < 0 ? count - 1 : chosen - 1
  return undefined
}

/** What was typed and what the server answers to it, a moment after the last key; the answer before stays until then. */
function useAnswer() {
  const locale = useLocale()
  const [text, setText] = useState('')
  const fetcher = useFetcher<Answer | null>()
  const path = localePath(locale, pathWithin.search())
  const asked = text.trim()
  const address = asked ? `${path}?${new URLSearchParams({ q: asked })}` : path
  const { load } = fetcher
  useEffect(() => {
    if (asked === '') return
    const timer = setTimeout(() => void load(dialogAddress(path, asked)), pauseOfTyping)
    return () => clearTimeout(timer)
  }, [asked, path, load])
  return { text, setText, address, page: path, answer: asked === '' ? undefined : fetcher.data }
}

function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
