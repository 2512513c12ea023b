import { useLocale } from '@forum/design/page/page-facts.tsx'
import { localTitle } from '@forum/domain/localisation/local-text.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { at } from '@forum/site/app/gallery/content.ts'
import { sessionFormat } from '../session-format/session-format.ts'
import { Facts, FormatFact, PlaceFact, RoomFact, TimeFact } from './facts.tsx'
import { whenOf } from './when.ts'

const times = { start: at('2025-10-16T10:00'), end: at('2025-10-16T11:00') }
const form = { kind: 'panel', language: 'uk', interpretation: ['en'], ...times } as const
const hall = inSome({ uk: 'Велика зала', en: 'Main Hall' })
const power = inSome({ uk: 'Енергетика', en: 'Energy' })
const cinema = inSome({ uk: 'Кінозал «Ліхтар»', en: 'Likhtar Cinema' })

function Time() {
  const when = whenOf(times, true, useLocale())
  return when && <TimeFact when={when} now={at('2025-10-16T09:45')} />
}

export function OfASession() {
  const locale = useLocale()
  return (
    <Facts actions={null}>
      <Time />
      <RoomFact room={{ name: localTitle(hall, locale), number: 2 }} venue={null} />
      <FormatFact
        format={sessionFormat(form, locale)}
        topic={{ title: localTitle(power, locale), to: '/uk/forum/2025/program?topic=power' }}
      />
    </Facts>
  )
}

export function ElsewhereInTheCity() {
  const locale = useLocale()
  return (
    <Facts actions={null}>
      <Time />
      <PlaceFact place={localTitle(cinema, locale)} isAway />
      <FormatFact format={sessionFormat(form, locale)} topic={{ title: localTitle(power, locale), to: null }} />
    </Facts>
  )
}
