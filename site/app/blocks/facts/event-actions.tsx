import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink, buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { type LocalText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { ReactNode } from 'react'
import { ShareButton } from '../share/share-button.tsx'
import { type Star, StarButton } from '../stars/star-button.tsx'

type EventActionsProps = {
  /** null: it is over. */
  star: Star | null
  title: LocalText
  /** Time as shared text; null: no time, so no calendar. */
  time: string | null
  place: LocalText | null
  /** Page and calendar, without language. */
  paths: { page: string; calendar: string }
  /** Registration link; null: none. */
  registration?: string | null
  /** Recording, after the event. */
  recording?: { to: string; label: string } | null
}

/** Buttons of a session or side event: register, calendar, star, share. */
export function EventActions({
  star,
  title,
  time,
  place,
  paths,
  registration = null,
  recording = null,
}: EventActionsProps): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  return (
    <>
      {registration && (
        <a className={buttonClass({ size: 'small' })} href={registration} rel="noopener">
          {words.register}
        </a>
      )}
      {recording && (
        <ButtonLink to={recording.to} size="small">
          {recording.label}
        </ButtonLink>
      )}
      {star && <StarButton star={star} title={title} variant="button" isFirst={!registration} />}
      {star && time && (
        <a className={buttonClass({ size: 'small', variant: 'outlined' })} href={localePath(locale, paths.calendar)}>
          <Icon name="calendar" />
          {words.calendar}
        </a>
      )}
      <ShareButton item={{ title, time: time ?? undefined, room: wordsOf(place), path: localePath(locale, paths.page) }} />
    </>
  )
}
