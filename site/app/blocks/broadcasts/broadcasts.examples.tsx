import { useLocale } from '@forum/design/page/page-facts.tsx'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aBroadcast } from '@forum/domain/programme/programme-builder.ts'
import { at, beforeTheForum, desna, duringTheForum, forum, hall } from '@forum/site/app/gallery/content.ts'
import { BroadcastCards } from './broadcast-cards.tsx'
import { broadcastView, runningViews } from './broadcast-view.ts'
import { RunningOrder } from './running-order.tsx'
import { StateTag } from './state-tag.tsx'

const day = { start: at('2025-10-16T09:00'), end: at('2025-10-16T18:00') }
const main = aBroadcast({
  slug: 'main',
  title: inSome({ uk: 'Наживо з Великої зали', en: 'Live from the Main Hall' }),
  room: hall,
  language: 'uk',
  ...day,
})
const second = aBroadcast({ slug: 'second', title: inSome({ uk: 'Друга зала' }), room: desna, language: 'en', ...day })

export function CardsWithWhatRuns() {
  const locale = useLocale()
  const cards = [main, second].map((one) => ({ ...broadcastView(one, forum, locale), running: runningViews(one, forum, locale) }))
  return <BroadcastCards broadcasts={cards} now={duringTheForum} />
}

export function OrderOfTheDay() {
  return <RunningOrder running={runningViews(main, forum, useLocale())} now={duringTheForum} variant="wide" />
}

export function OrderBeforeItBegins() {
  return <RunningOrder running={runningViews(main, forum, useLocale())} now={beforeTheForum} variant="narrow" />
}

export const Soon = () => <StateTag state="soon" hasRecording={false} />
export const Live = () => <StateTag state="live" hasRecording={false} />
export const Recorded = () => <StateTag state="ended" hasRecording />
