// Reads the source. If a list falls to nothing or below half, or a right is lost, the reading is rejected as a whole and the last good one is kept.
// The same losses in three readings are accepted; a lost right is not. The operator can accept both.
import type { Content } from '@forum/domain/content/content.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { ContentSource } from '../client/content-service.ts'
import { lostRights, rememberedFields } from '../client/returned-fields.ts'
import { type Loss, lossesOf } from './losses.ts'
import { createRepeatedReadings } from './repeated-readings.ts'
import { revisionOf } from './revision.ts'
import type { ShownContent } from './shown-content.ts'

export type ContentReaderOptions = {
  source: ContentSource
  shown: ShownContent
  /** Whether the operator accepts the next reading as it is; asked once per reading. */
  takeForcedReading(): Promise<boolean>
  log: Log
  now(): number
}

export function createContentReader({ source, shown, takeForcedReading, log, now }: ContentReaderOptions) {
  const readings = createRepeatedReadings()
  let digest: string | null = null
  let heldBack: readonly Loss[] = []

  /** Reasons to reject the reading; none if the same losses were seen often enough. */
  function doubts(rights: readonly string[], content: Content): Loss[] {
    const masses = lossesOf(shown.now().content, content)
    const isOver = readings.isOver(masses, now())
    if (isOver && rights.length === 0) {
      log.warn({ losses: masses }, 'the same records are missing in three refreshes: the content is accepted')
      return []
    }
    return [...rights.map((name): Loss => ({ name, before: 'given', after: 'withheld' })), ...masses]
  }

  return {
    /** Why the last reading was rejected. */
    heldBack: () => heldBack,
    /** Throws when the source cannot be read, or has no edition although there were some; the shown content then stays. */
    async read(stop: AbortSignal): Promise<void> {
      const reading = await source.read(stop)
      const isAccepted = await takeForcedReading()
      if (reading.digest === digest && !isAccepted) {
        shown.confirm(now())
        return
      }
      const before = shown.now()
      const content = await reading.content()
      if (content.forums.length === 0 && before.content.forums.length > 0)
        throw new Error('the answer holds no forum at all: the content that is there is kept')
      const losses = isAccepted ? [] : doubts(lostRights(before.fields, reading), content)
      if (losses.length > 0) {
        // The next reading examines it again.
        digest = null
        if (JSON.stringify(losses) !== JSON.stringify(heldBack)) log.warn({ losses }, notBelieved)
        heldBack = losses
        return
      }
      if (isAccepted) log.info('the content is accepted as it is: the operator asked for it')
      const fields = isAccepted ? reading.fields : rememberedFields(before.fields, reading.fields)
      const revision = await revisionOf(content)
      shown.show({ content, fields, revision, from: 'source', confirmedAt: now() })
      digest = reading.digest
      heldBack = []
      if (revision !== before.revision)
        log.info({ revision, forums: content.forums.length, people: content.people.length }, 'content refreshed')
    },
  }
}

const notBelieved =
  'too much has gone at once, or a right is lost: the last good reading stays; "npm run desk -- accept-content" believes the new one'
