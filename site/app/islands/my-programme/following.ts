// Calendars that follow the visitor's programme, and the end of a subscription.
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all } from '@forum/design/attributes/find.ts'
import { follow, followedKey, unfollow } from '../star/calendar.ts'

type Notice = 'failed' | 'refused' | 'ended' | null

/** Whoever opens the ways to subscribe gets addresses with a key; without an answer of the site there are none, as a calendar would stay empty. */
export function startFollowing(page: Drawn, year: number): void {
  const show = (said: Notice) => {
    const key = followedKey(year)
    for (const line of all('[data-followed]', page)) line.hidden = key === null
    for (const line of all('[data-following]', page)) line.hidden = line.dataset.following !== said
    for (const shown of all('[data-follow]', page)) address(shown, key)
  }
  const ways = all('[data-following-ways]', page) as HTMLDetailsElement[]
  for (const way of ways)
    way.addEventListener('toggle', async () => {
      if (!way.open) return
      const is = await follow(year)
      show(is === 'followed' ? null : is)
    })
  for (const button of all('[data-unfollow]', page))
    button.addEventListener('click', async () => {
      const hasEnded = await unfollow(year)
      show(hasEnded ? 'ended' : 'failed')
      if (hasEnded) for (const way of ways) way.open = false
    })
  show(null)
}

/** A link, or the field to copy from; an address without its key leads nowhere. */
function address(shown: Drawn, key: string | null): void {
  const text = key === null ? '' : (shown.dataset.follow ?? '') + key
  if (shown instanceof HTMLInputElement) shown.value = text
  else if (text) shown.setAttribute('href', text)
  else shown.removeAttribute('href')
}
