import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { useLocale } from '../../page-facts.tsx'
import { PortraitCard } from '../portrait/portrait-card.tsx'
import { Text } from '../text/text.tsx'
import { markAttributes } from './card-key.ts'
import styles from './people-list.module.css'
import type { ListedPerson } from './people-list-view.ts'
import { first, useLimit } from './use-limit.ts'

const sizes = '(max-width: 760px) 44vw, (max-width: 1199px) 29vw, 304px'

/** Cards of a document that may be on its first screen; those below are laid out in pieces (app/page-marks.ts). */
const onFirstScreen = 8

type Cards = RefObject<HTMLUListElement | null>

/**
 * Portraits of everybody; in a document those whom the query finds, and without a query the first. In the browser the cards of a document stay as the server drew them:
 * only their HTML was sent.
 */
type PeopleCardsProps = {
  people: readonly ListedPerson[] | undefined
  /** How many stood in the document. */
  serverCount: number
  cards: Cards
}

export function PeopleCards({ people, serverCount, cards }: PeopleCardsProps) {
  const limit = useLimit()
  const place = useRef<Place>(null)
  if (!people) return <ServerCards serverCount={serverCount} cards={cards} place={place} />
  const found = people.filter((person) => person.isFound)
  const shown = found.slice(0, limit)
  return import.meta.env.SSR ? (
    <DocumentCards people={shown} />
  ) : (
    <DrawnCards people={people} shown={new Set(shown)} cards={cards} place={place} />
  )
}

/**
 * A document of more people than stand on a page at first has portraits on its first screen, and below that names: it is what is read,
 * searched and printed without scripts, and those bring the others. What else people are found by the server knows, and comes with them.
 */
function DocumentCards({ people }: { people: readonly ListedPerson[] }) {
  const portraits = people.length > first ? onFirstScreen : people.length
  return (
    <ul className={styles.cards} hidden={people.length === 0}>
      {people.map((person, index) =>
        index < portraits ? (
          <li
            key={person.slug}
            data-piece={index < onFirstScreen ? undefined : ''}
            {...markAttributes({ ...person, also: '', topics: '' })}
          >
            <PortraitCard person={person} sizes={sizes} isFirst={index === 0} headingLevel="h2" />
          </li>
        ) : (
          <li key={person.slug} className={styles.named} {...markAttributes({ ...person, also: '', topics: '' })}>
            <NamedLink person={person} />
          </li>
        ),
      )}
    </ul>
  )
}

/** Name and company: one link, without classes of its own, as there are hundreds. */
function NamedLink({ person: { slug, name, company } }: { person: ListedPerson }) {
  const locale = useLocale()
  return (
    <a href={localePath(locale, pathWithin.speaker(slug))}>
      <Text as="h2" of={name} asWritten />
      {company && <span>{company}</span>}
    </a>
  )
}

type DrawnCardsProps = { people: readonly ListedPerson[]; shown: ReadonlySet<ListedPerson>; cards: Cards; place: PlaceRef }

function DrawnCards({ people, shown, cards, place }: DrawnCardsProps) {
  const [firstShown] = shown
  useLayoutEffect(() => {
    const before = place.current
    place.current = null
    if (!before) return
    keepPlace(cards.current, before)
    // Rows above are as high as was guessed until the next frame has drawn those that came near, and the browser makes up for that once or twice.
    const settle = () => keepPlace(cards.current, { ...before, focused: undefined })
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(settle)
    })
    return () => cancelAnimationFrame(frame)
  }, [cards, place])
  return (
    <ul key="drawn" ref={cards} className={styles.cards} hidden={shown.size === 0}>
      {people.map((person) => (
        <li key={person.slug} hidden={!shown.has(person)} {...markAttributes(person)}>
          <PortraitCard person={person} sizes={sizes} isFirst={person === firstShown} headingLevel="h2" />
        </li>
      ))}
    </ul>
  )
}

/** By whom the place is kept, and how far below the top of the screen (px); and whose link has the focus. */
type Place = { kept: { to: string; top: number } | undefined; focused: string | undefined }
type PlaceRef = RefObject<Place | null>

/** Where the visitor is in the list: at the link that has the focus, where that is on the screen, else at the first one there, where the list reaches its top. */
function placeIn(list: HTMLElement): Place {
  const links = [...list.querySelectorAll('a')]
  const isBelowTop = (link: Element) => link.getBoundingClientRect().bottom > 0
  const focused = links.find((link) => link === document.activeElement)
  const isFocusSeen = focused && isBelowTop(focused) && focused.getBoundingClientRect().top < window.innerHeight
  const first = list.getBoundingClientRect().top > 0 ? undefined : links.find(isBelowTop)
  const kept = isFocusSeen ? focused : first
  return { kept: kept && { to: kept.pathname, top: kept.getBoundingClientRect().top }, focused: focused?.pathname }
}

/** Whom the visitor looks at stays where he was, whatever becomes taller above; and the focus stays with whom it was. */
function keepPlace(list: HTMLElement | null, { kept, focused }: Place): void {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const linkTo = (to: string | undefined) => links.find(({ pathname }) => pathname === to)
  linkTo(focused)?.focus({ preventScroll: true })
  const link = linkTo(kept?.to)
  if (kept && link) window.scrollBy({ top: link.getBoundingClientRect().top - kept.top, behavior: 'instant' })
}

/** React takes the list over without its children: a text child that must not be compared leaves what stands there. */
function ServerCards({ serverCount, cards, place }: { serverCount: number; cards: Cards; place: PlaceRef }) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const list = cards.current
    return () => {
      place.current = list && placeIn(list)
    }
  }, [cards, place])
  useCompletion(serverCount > first)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const list = cards.current
    if (!list) return
    if (list.childElementCount === 0 && serverCount > 0) {
      void revalidate()
      return
    }
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      void navigate(link.pathname)
    }
    list.addEventListener('click', follow)
    return () => list.removeEventListener('click', follow)
  }, [cards, navigate, revalidate, serverCount])
  return (
    <ul key="server" ref={cards} className={styles.cards} suppressHydrationWarning>
      {''}
    </ul>
  )
}

/** Of a document with names below its portraits everybody is asked for, once that is known to be had: without, the page stays as it is. */
function useCompletion(isShort: boolean): void {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const address = useRef(`${pathname}.data${search}`)
  const ask = useRef(revalidate)
  ask.current = revalidate
  useEffect(() => {
    if (!isShort) return
    const leave = new AbortController()
    fetch(address.current, { signal: leave.signal }).then(
      (response) => {
        if (response.ok && !leave.signal.aborted) void ask.current()
      },
      () => {},
    )
    return () => leave.abort()
  }, [isShort])
}
