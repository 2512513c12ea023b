import { useLocale } from '@forum/design/page/page-facts.tsx'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { at, maia, olena } from '@forum/site/app/gallery/content.ts'
import { apart, personView } from './person-view.ts'
import { PortraitCard } from './portrait-card.tsx'

export function OfASpeaker() {
  return <PortraitCard person={personView(olena, useLocale())} sizes="304px" />
}

/** The number that she brings, on the plate. */
export function WithANumber() {
  return <PortraitCard person={{ ...personView(maia, useLocale()), figure: '61 000 ₴' }} sizes="304px" />
}

/** An hour before her session, and during it. */
export function SpeaksToday() {
  return <PortraitCard person={onStageAt('2025-10-16T08:00', useLocale())} sizes="304px" />
}
export function SpeaksNow() {
  return <PortraitCard person={onStageAt('2025-10-16T10:15', useLocale())} sizes="304px" />
}

const onStageAt = (now: string, locale: Locale) => ({
  ...personView(maia, locale),
  today: { start: at('2025-10-16T10:00'), end: at('2025-10-16T11:00'), now: at(now) },
})

/** Two of equal initials. */
export function EqualInitials() {
  const person = personView(maia, useLocale())
  return (
    <ul role="list">
      {apart(['a', 'b'].map((slug) => ({ ...person, slug }))).map((one) => (
        <li key={one.slug}>
          <PortraitCard person={one} sizes="304px" />
        </li>
      ))}
    </ul>
  )
}

export function WithoutAPhotograph() {
  const role = 'Модераторка'
  return <PortraitCard person={personView(maia, useLocale())} sizes="304px" variant="session" role={role} headingLevel="h2" />
}
