// The visitor's own programme: shows the starred ones of all rendered sessions. On the page of a shared programme: takes it over.

import type { DataSelector, Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import { maxSelected, readSelection, type SessionKey, writeSelection } from '@forum/domain/programme/selection.ts'
import { showLost } from '../star/notice.ts'
import { canUndo, followStars, replaceStars, starOf, starsOf, undoStars } from '../star/stars.ts'

export function start(page: Drawn): void {
  const year = Number(page.dataset.year)
  const shared = page.dataset.keys === undefined ? null : readSelection(page.dataset.keys).keys
  const last = lastVisit(page, year)
  followStars(() => {
    const stars = starsOf(year)
    if (shared) showTaking(page, stars, shared)
    else showStarred(page, stars)
    showNews(page, shared ?? stars, last)
    for (const undo of all('[data-undo]', page)) undo.hidden = !canUndo(year)
  })
  onPress(page, '[data-undo]', () => undoStars(year))
  onPress(page, '[data-print]', () => print())
  for (const button of all('[data-print]', page)) button.hidden = false
  if (!shared) void import('./following.ts').then(({ startFollowing }) => startFollowing(page, year))
  onPress(page, '[data-take]', ({ dataset }) => {
    const keys = dataset.take === 'add' ? together(starsOf(year), shared ?? []) : (shared ?? [])
    if (replaceStars(year, keys)) location.assign(page.dataset.my ?? '')
    else showLost(year)
  })
}

function onPress(page: Drawn, selector: DataSelector, act: (button: Drawn) => void): void {
  for (const button of all(selector, page)) button.addEventListener('click', () => act(button))
}

const together = (own: readonly SessionKey[], others: readonly SessionKey[]) => [...new Set([...own, ...others])]

/** Rows with a star. */
const starred = (list: Drawn) => rowsOf(list).filter((row) => find('[data-star]', row))
const rowsOf = (list: Drawn) => [...list.querySelectorAll<Drawn>('li')]

function showStarred(page: Drawn, stars: readonly SessionKey[]): void {
  const days = all('[data-chosen]', page)
  for (const row of days.flatMap(starred)) {
    const star = find('[data-star]', row)
    row.hidden = !star || !stars.includes(starOf(star).key)
  }
  for (const day of days) day.hidden = starred(day).every((row) => row.hidden)
  const isEmpty = days.every((day) => day.hidden)
  for (const some of all('[data-some]', page)) some.hidden = isEmpty
  for (const none of all('[data-none]', page)) none.hidden = !isEmpty
  keepFocus(page)
  for (const link of all('[data-selection]', page))
    link.setAttribute('href', (link.dataset.selection ?? '') + writeSelection(stars))
}

/** When an unstarred row disappears, the focus moves to the same control in the list that is shown. */
function keepFocus(page: Drawn): void {
  const held = document.activeElement?.closest<Drawn>('[data-star]' satisfies DataSelector)
  if (!held?.closest('[hidden]')) return
  const same = all('[data-star]', page).filter((star) => starOf(star).key === starOf(held).key)
  same.find((star) => !star.closest('[hidden]'))?.focus()
}

function showTaking(page: Drawn, stars: readonly SessionKey[], shared: readonly SessionKey[]): void {
  const both = together(stars, shared).length
  const isMine = both === stars.length && both === shared.length
  const isShown: Readonly<Record<string, boolean>> = {
    mine: stars.length === 0,
    add: stars.length > 0 && !isMine && both <= maxSelected,
    replace: stars.length > 0 && !isMine,
  }
  for (const button of all('[data-take]', page)) button.hidden = !isShown[button.dataset.take ?? '']
  for (const said of all('[data-is-mine]', page)) said.hidden = !isMine
}

/** When this browser was last shown the changes of an edition (ms); 0: never, or it stores nothing. Stores the current time. */
function lastVisit(page: Drawn, year: number): number {
  const name = `changes-seen:${year}`
  try {
    const last = Number(localStorage.getItem(name))
    localStorage.setItem(name, page.dataset.now ?? '')
    return last
  } catch {
    return 0
  }
}

function showNews(page: Drawn, chosen: readonly SessionKey[], last: number): void {
  for (const news of all('[data-news]', page)) {
    const items = rowsOf(news)
    for (const item of items)
      item.hidden = last === 0 || Number(item.dataset.at) <= last || !chosen.includes(item.dataset.key ?? '')
    news.hidden = items.every((item) => item.hidden)
  }
}
