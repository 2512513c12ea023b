import type { ReactNode } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { StarButton } from '../../blocks/stars/star-button.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { SessionView } from './session-view.ts'

/** What a visitor does with the session: keep it, or tell others. */
export function SessionActions({ view: { year, slug, starKey, title, room, sharedTime } }: { view: SessionView }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  return (
    <>
      {sharedTime && (
        <a className={buttonClass({ size: 'small' })} href={localePath(locale, pathWithin.sessionCalendar(year, slug))}>
          <Icon name="calendar" />
          {words.calendar}
        </a>
      )}
      <StarButton star={{ year, key: starKey }} title={title} variant="button" />
      <ShareButton
        item={{
          title,
          time: sharedTime ?? undefined,
          room: wordsOf(room?.name),
          path: localePath(locale, pathWithin.session(year, slug)),
        }}
      />
    </>
  )
}
