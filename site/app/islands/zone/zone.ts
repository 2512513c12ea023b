// Offers local time where it differs from Kyiv time. The choice is stored in this browser and in the address, so that a link shows the same.
import { all } from '@forum/design/attributes/find.ts'

const parameter = 'clock'
const storageName = 'clock'

/** `element`: contains the words (blocks/shown-zone). The code that writes the times is loaded on demand. */
export function start(element: HTMLElement): void {
  if (!isElsewhere()) return
  let isOwn = isChosen()
  const update = async () => (await import('./own-times.ts')).follow(element, isOwn)
  for (const button of all('[data-zone-switch]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      isOwn = !isOwn
      keep(isOwn)
      void update()
    })
  }
  if (!isOwn) return
  writeAddress(true)
  void update()
}

/** Whether the browser's zone differs from Kyiv at one of the times on the page, which contain Kyiv's offset: `2025-10-16T11:00:00+03:00`. */
function isElsewhere(): boolean {
  return [...document.querySelectorAll<HTMLTimeElement>('time[datetime*=T]')].some(({ dateTime }) => {
    const [, sign = '+', hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(dateTime) ?? []
    if (hours === undefined) return false
    const ahead = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
    return -new Date(dateTime).getTimezoneOffset() !== ahead
  })
}

/** The address counts first, then the stored choice. */
function isChosen(): boolean {
  const asked = new URLSearchParams(location.search).get(parameter)
  if (asked === 'own' || asked === 'kyiv') return asked === 'own'
  try {
    return localStorage.getItem(storageName) === 'own'
  } catch {
    return false
  }
}

function keep(isOwn: boolean): void {
  writeAddress(isOwn)
  try {
    localStorage.setItem(storageName, isOwn ? 'own' : 'kyiv')
  } catch {
    // Storage is blocked: the choice counts for this page only.
  }
}

function writeAddress(isOwn: boolean): void {
  const url = new URL(location.href)
  if (isOwn) url.searchParams.set(parameter, 'own')
  else url.searchParams.delete(parameter)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
