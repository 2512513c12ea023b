import { data } from '@forum/design/attributes/attributes.ts'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import sheet from '@forum/site/app/islands/day-state/day-band.css?inline'

type DayBandProps = {
  frame: FrameView
  /** On pages of orders and tickets: says that the ticket stays valid. */
  isOfTicket?: boolean
}

/** What the desk says of the day, on every page: empty on most days. Screen readers say at once what comes into it (islands/day-state). */
export function DayBand({ frame: { day }, isOfTicket = false }: DayBandProps) {
  const locale = useLocale()
  const { interruption: words } = useWords()
  const path = localePath(locale, pathWithin.shelter())
  return (
    <>
      {day.text && <Sheet of={sheet} />}
      <div
        aria-live="assertive"
        aria-atomic="true"
        className="screenOnly dayBand"
        {...data({
          'data-module': 'day-state',
          'data-part': 'day-state',
          'data-state': day.mark,
          'data-text': words.asOf,
          'data-ticket': isOfTicket ? words.ticket : undefined,
          ...(day.hasShelter && { 'data-way': words.shelter, 'data-path': path }),
        })}
      >
        {day.text && (
          <p>
            <span>
              <b>{day.text.title}.</b> {day.text.lines.join(' ')} {isOfTicket && words.ticket}
            </span>
            {day.hasShelter && day.text.isToShelter && <a href={path}>{words.shelter}</a>}
          </p>
        )}
      </div>
    </>
  )
}
