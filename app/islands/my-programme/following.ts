// Links that subscribe a calendar to the visitor's programme, and the end of a subscription.
import { all } from '../clock/timed.ts'
import { follow, isFollowed, unfollow } from '../star/calendar.ts'

/** If the server does not answer, the link is not opened: the calendar would not update. */
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
