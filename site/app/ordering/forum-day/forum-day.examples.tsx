import { useLocale } from '@forum/design/page/page-facts.tsx'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { forum } from '@forum/site/app/gallery/content.ts'
import { ForumDay } from './forum-day.tsx'
import { forumDayView } from './forum-day-view.ts'

export function Whole() {
  const day = forumDayView(forum, useLocale())
  return day && <ForumDay day={day} />
}

export function DateAlone() {
  const day = forumDayView(aForum({ start: forum.start }), useLocale())
  return day && <ForumDay day={day} />
}
