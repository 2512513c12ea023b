import type { ReactNode } from 'react'
import { localePath } from '#domain/address/paths.ts'
import { type LocalText, wordsOf } from '#domain/localisation/local-text.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { ButtonLink, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { type Star, StarButton } from '../stars/star-button.tsx'

type EventActionsProps = {
  /** null: there is nothing left to come to. */
  star: Star | null
  title: LocalText
  /** In words, as it is shared; null: without a time it goes into no calendar. */
  time: string | null
  place: LocalText | null
  /** Of its page and of its calendar, without the language. */
  paths: { page: string; calendar: string }
  /** Where one registers; null: nowhere. */
  registration?: string | null
  /** Where it can be seen now that it is over. */
  recording?: { to: string; label: string } | null
}

/** What a visitor does with a session or a side event: come, keep it, tell others. */
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
