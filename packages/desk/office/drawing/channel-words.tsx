// Words ready to copy into the forum's channels, in the languages of the site.
import type { InterruptionView } from '@forum/desk/office/pages/day-view.ts'
import { channelWords } from '@forum/desk/words/channels/languages.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type Locale, locales, localeTable } from '@forum/domain/localisation/locale.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { useOffice } from './office-words.tsx'

/** `interruption` undefined: it goes on. A drill has no words for channels. */
export function ChannelWords({ interruption }: { interruption: InterruptionView | undefined }) {
  const { words, frame } = useOffice()
  return (
    <details>
      <summary>{words.day.channels}</summary>
      <div className="form">
        <p className="aside">{words.day.channelsText}</p>
        {locales.map((locale) => (
          <label key={locale}>
            {localeTable[locale].name}
            <textarea rows={4} readOnly lang={locale} defaultValue={textOf(locale, interruption, frame.siteUrl)} />
          </label>
        ))}
      </div>
    </details>
  )
}

function textOf(locale: Locale, interruption: InterruptionView | undefined, siteUrl: string): string {
  const words = channelWords[locale]
  const address = words.site(siteUrl + localePath(locale, pathWithin.home()))
  if (!interruption) return `${words.goesOn} ${address}`
  const { kind, since, hallsIn, resumesAt } = interruption
  const said = words[kind](clockAt(since), hallsIn?.[locale] ?? '')
  return [said, resumesAt === null ? '' : words.resumes(clockAt(resumesAt)), address].filter(Boolean).join(' ')
}
