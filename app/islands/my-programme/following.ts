// The links of one's own programme that subscribe a calendar to it, and how that is ended.
import { all } from '../clock/timed.ts'
import { follow, isFollowed, unfollow } from '../star/calendar.ts'

/** Without a site that answers nothing is opened: a calendar that would not follow was not asked for. */
export function startFollowing(page: HTMLElement, year: number): void {
  const show = (said: 'failed' | 'ended' | null) => {
    for (const line of all('[data-followed]', page)) line.hidden = !isFollowed(year)
    for (const line of all('[data-following]', page)) line.hidden = line.dataset.following !== said
  }
  for (const link of all('[data-follow]', page))
    link.addEventListener('click', async (event) => {
      event.preventDefault()
      const key = await follow(year)
      show(key === null ? 'failed' : null)
      if (key !== null) location.assign(`${link.dataset.follow}${key}`)
    })
  for (const button of all('[data-unfollow]', page))
    button.addEventListener('click', async () => show((await unfollow(year)) ? 'ended' : 'failed'))
  show(null)
}
