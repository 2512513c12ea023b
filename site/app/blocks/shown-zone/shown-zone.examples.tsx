import { at } from '@forum/site/app/gallery/content.ts'
import { Time } from './shown-zone.tsx'

export function ATimeInKyiv() {
  return <Time at={at('2025-10-16T09:00')} />
}

/** At the end of summer time. */
export function ATimeThatIsShownTwice() {
  return <Time at={at('2025-10-26T03:30+02:00')} />
}
