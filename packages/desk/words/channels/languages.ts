// The languages of the site's visitors.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { channels as en } from './en.ts'
import { channels as ru } from './ru.ts'
import { channels as uk } from './uk.ts'

export const channelWords: Readonly<Record<Locale, typeof uk>> = { uk, en, ru }
