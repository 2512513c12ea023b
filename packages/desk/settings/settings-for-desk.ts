import type { ContentLocation } from '@forum/content/port.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import type { DeskConfig } from './desk-config.ts'

/** What the desk, its commands and its doctor read: the desk's settings, and those of the site on which they depend. */
export type SettingsForDesk = {
  desk: DeskConfig
  siteUrl: string
  /** Origins of site and desk before they got another name. */
  formerUrls: readonly string[]
  host: string
  dataDirectory: string
  content: ContentLocation
  /** null: the newest edition of the content. */
  currentForumYear: number | null
  /** Key of the passes; null: none. */
  editorsKey: Secret | null
  /** Key with which the content service calls; null: none. */
  hookSecret: Secret | null
  /** `startsAt` null: real time. */
  clock: { startsAt: number | null; reason: 'real' | 'demo' | 'given' }
  isDevelopment: boolean
}
