import { type RefObject, useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { PortraitCard } from '../portrait/portrait-card.tsx'
import { markAttributes } from './card-key.ts'
import styles from './people-list.module.css'
import type { ListedPerson } from './people-list-view.ts'
import { useLimit } from './use-limit.ts'

const sizes = '(max-width: 760px) 44vw, (max-width: 1199px) 29vw, 304px'

/** Cards of a document that may be on its first screen; those below are laid out in pieces (app/page-marks.ts). */
const onFirstScreen = 8
const isBelow = (index: number) => import.meta.env.SSR && index >= onFirstScreen

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
  /** The query of a document: without one its cards do not say what people speak about. */
  query: string
}

export function PeopleCards({ people, serverCount, cards, query }: PeopleCardsProps) {
  const limit = useLimit()
  if (!people) return <ServerCards serverCount={serverCount} cards={cards} />
  const found = people.filter((person) => person.isFound)
  const shown = new Set(found.slice(0, limit))
  const drawn = import.meta.env.SSR ? shown : people
  const hasTopics = !import.meta.env.SSR || query !== ''
  return (
    <ul key="drawn" ref={cards} className={styles.cards}>
      {[...drawn].map((person, index) => (
        <li
          key={person.slug}
          hidden={!shown.has(person)}
          data-piece={isBelow(index) ? '' : undefined}
          {...markAttributes(hasTopics ? person : { ...person, topics: '' })}
        >
          <PortraitCard person={person} sizes={sizes} isFirst={person === found[0]} headingLevel="h2" />
        </li>
      ))}
    </ul>
  )
}

/** React takes the list over without its children: a text child that must not be compared leaves what stands there. */
function ServerCards({ serverCount, cards }: { serverCount: number; cards: Cards }) {
  const navigate = useNavigate()
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
