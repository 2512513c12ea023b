// The notice itself, and the clashes that it knows of: it comes with the first star.
import { type ReactNode, useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { noticeAddress } from '../../blocks/stars/notice-address.ts'
import { forgetChange, type StarChange } from '../../blocks/stars/star-change.ts'
import { useStars } from '../../blocks/stars/star-store.ts'
import { clashNotes } from '../../blocks/timetable/clash-notes.ts'
import type { DayView } from '../../blocks/timetable/day-view.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './star-notice.module.css'

/** What the page of one's own programme gives (routes/my). */
type Programme = { days: DayView[] }

export function ShownChange({ change: { year, key, is, isKept } }: { change: StarChange }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  const stars = useStars(year)
  const programme = useFetcher<Programme | null>()
  const { load } = programme
  const path = localePath(locale, pathWithin.my(year))
  // Whatever page the star is on: the other sessions are known there. Without a network the kept copy answers, or the notice says less.
  useEffect(() => {
    if (is === 'added') void load(noticeAddress(path))
  }, [is, load, path])
  const days = programme.data?.days ?? []
  const title = days.flatMap(({ items }) => items).find((item) => item.key === key)?.title
  const notes = clashNotes(days, stars, locale).get(key)
  if (is === 'added' && programme.data === undefined && programme.state !== 'idle') return null
  return (
    <div className={styles.notice} data-theme="ink">
      <p>{is === 'full' ? words.noticeFull : title ? words.noticeAdded(wordsOf(title)) : words.added}</p>
      {notes?.map((note) => (
        <p key={note} className="strong">
          {note}
        </p>
      ))}
      {!isKept && <p>{words.noticeLost}</p>}
      <p>
        <Link to={path}>{words.title}</Link>
      </p>
      <button type="button" className="square" aria-label={words.close} onClick={forgetChange}>
        <Icon name="close" />
      </button>
    </div>
  )
}
