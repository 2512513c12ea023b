import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { askedOf } from '#domain/search/match.ts'
import { nearestWords } from '#domain/search/nearest.ts'
import { keyOfCard, textsOfCard } from './card-key.ts'
import type { PeopleListView } from './people-list-view.ts'
import { limitOf } from './use-limit.ts'

/** Milliseconds without a key after which the count is announced and the address follows. */
const pause = 250

/** Everybody has been asked for and has not come yet; a navigation in the meantime calls that request off and must ask again. */
let isWaitingForEverybody = false

/** The browser filters by itself: a new query is no reason to ask the server again, unless people are still missing. */
export function shouldKeepPeople({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isNewQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isNewQuery ? isWaitingForEverybody : defaultShouldRevalidate
}

type Filter = {
  /** Of the field and the list of cards. */
  input: RefObject<HTMLInputElement | null>
  cards: RefObject<HTMLUListElement | null>
  /** What the list is filtered by, and how many it finds; both wait for a pause in the typing. */
  query: string
  found: number
  /** What may have been meant where nobody is found. */
  near: readonly string[]
  /** The field has changed. */
  onInput(): void
  /** The pause is over: the field was left or the form was sent. */
  settle(): void
}

/** Hides the cards that the field does not find, as one types; the cards themselves carry what is searched. */
export function usePeopleFilter(list: PeopleListView): Filter {
  const input = useRef<HTMLInputElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [result, setResult] = useState({ query: list.query, found: list.found, near: list.near })
  const address = useAddress()

  const [wasWhole] = useState(address.isWhole)
  const { revalidate } = useRevalidator()

  /**
   * A document that was asked for with a query holds only those whom it finds, one without a query the first, and it does not say what they
   * speak about: a query, and who asks for all, needs everybody, with their topics.
   */
  const complete = () => {
    const isAsked = list.query !== '' || Boolean(input.current?.value.trim()) || (address.isWhole && !wasWhole)
    if (list.people || !isAsked) return
    isWaitingForEverybody = true
    void revalidate()
  }
  const apply = () => {
    const query = input.current?.value ?? ''
    // Whom the server found it found by more than a document says.
    if (!list.people && query.trim() !== '' && query.trim() === list.query) return { found: list.found, near: list.near }
    return show(cards.current, query, limitOf({ ...address, query }))
  }
  const settle = () => {
    clearTimeout(timer.current)
    const query = input.current?.value.trim() ?? ''
    if (query === result.query && query === address.query.trim()) return
    complete()
    setResult({ query, ...apply() })
    address.write(query)
  }
  const latest = useRef({ apply, settle })
  latest.current = { apply, settle }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the field.
  useEffect(() => {
    if (!input.current || !address.isNew()) return
    input.current.value = address.query
    complete()
    setResult({ query: address.query.trim(), ...apply() })
  }, [address.query])

  // biome-ignore lint/correctness/useExhaustiveDependencies: cards that came later are filtered by what stands in the field then.
  useEffect(() => {
    if (!list.people) return
    isWaitingForEverybody = false
    setResult({ query: input.current?.value.trim() ?? '', ...apply() })
  }, [list.people])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address asks for everybody.
  useEffect(() => {
    if (address.isWhole !== wasWhole) complete()
    apply()
  }, [address.isWhole])

  // What was typed before this script ran counts too.
  useEffect(() => {
    latest.current.apply()
    latest.current.settle()
    return () => {
      clearTimeout(timer.current)
      isWaitingForEverybody = false
    }
  }, [])

  const onInput = () => {
    complete()
    apply()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current.settle(), pause)
  }
  return { input, cards, ...result, onInput, settle }
}

/** The query in the address: read, and replaced in place, unless the visitor is already on the way to another page. */
function useAddress() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const query = new URLSearchParams(search).get('q') ?? ''
  const own = useRef(query)
  return {
    query,
    isWhole: new URLSearchParams(search).get('all') === '1',
    /** Whether somebody else wrote it: a link, or the browser's history. */
    isNew() {
      const isNew = query !== own.current
      own.current = query
      return isNew
    },
    write(value: string) {
      if (isLeaving) return
      const parameters = new URLSearchParams(search)
      if (value) parameters.set('q', value)
      else parameters.delete('q')
      own.current = value
      const rest = parameters.toString()
      void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, preventScrollReset: true })
    },
  }
}

/** Shows the first `limit` cards that `query` finds and hides the others; how many it finds, and where none is what may have been meant. */
function show(list: HTMLUListElement | null, query: string, limit: number): { found: number; near: readonly string[] } {
  const cards = [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
  const question = askedOf(query)
  let found = 0
  for (const card of cards) {
    const isShown = question.isFoundIn(keyOfCard(card))
    if (isShown) found++
    const isHidden = !isShown || found > limit
    if (card.hidden !== isHidden) card.hidden = isHidden
  }
  return { found, near: found === 0 ? nearestWords(cards.flatMap(textsOfCard), query) : [] }
}
