// What the demo hands out on a day that was interrupted: an alert at 11:42, and the accepted plan of a day that is 45 minutes late.
import { startDemo } from './site.mjs'

const paths = {
  calendar: '/en/forum/2025/calendar.ics',
  schedule: '/en/forum/2025/schedule.xml',
}

let handedOut

/** The `what` of that day, as `site.get` returns it; the day is played once. */
export async function onMovedDay(what) {
  handedOut ??= play()
  return (await handedOut)[what]
}

async function play() {
  const site = await startDemo('2025-10-16T11:42+03:00')
  try {
    const organiser = site.organiser()
    await organiser.send('/', {}, '/enter')
    await organiser.send('/day', { deed: 'alert' })
    await organiser.send('/day', { deed: 'goOn' })
    await organiser.send('/day/plan?late=45', {}, '/day/plan')
    const all = await Promise.all(Object.entries(paths).map(async ([name, path]) => [name, await site.get(path)]))
    return Object.fromEntries(all)
  } finally {
    await site.stop()
  }
}
