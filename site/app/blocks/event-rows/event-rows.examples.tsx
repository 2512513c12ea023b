import { useLocale } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { forum, person } from '@forum/site/app/gallery/content.ts'
import { EventRows } from './event-rows.tsx'
import { editionRows, sessionRow } from './session-row.ts'

export function OfAnEdition() {
  return <EventRows rows={editionRows(forum, person, useLocale()).rows} />
}

export function WithABreakAndSharing() {
  const locale = useLocale()
  const rows = forum.events.map((event) => {
    const row = sessionRow(event, forum.year, locale, [])
    const path = localePath(locale, pathWithin.session(forum.year, event.slug))
    return row.isBreak ? row : { ...row, share: { title: row.title, path } }
  })
  return <EventRows rows={rows} />
}

export function InAFrame() {
  return <EventRows rows={editionRows(forum, person, useLocale()).rows} isInFrame />
}
