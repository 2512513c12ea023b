// Reads the source into what is shown, as far as it is believed, and says what is not.
import type { ContentSource } from '../content-service/content-service.ts'
import type { Log } from '../log.ts'
import { accepted, type Believed, believed, confirmed } from './believed-content.ts'
import type { Loss } from './losses.ts'
import { createPatience } from './patience.ts'
import { revisionOf } from './revision.ts'
import type { ShownContent } from './shown-content.ts'

export type ContentReader = {
  /** Throws when the source cannot be read or is not believed; then what is shown stays. */
  read(stop: AbortSignal): Promise<void>
  /** Collections, relations and columns that the source withholds: the last good copy is shown. */
  lastGood(): readonly string[]
  /** Of what too much went at once: the last good copy is shown. */
  heldBack(): readonly Loss[]
}

export type ContentReaderOptions = {
  source: ContentSource
  shown: ShownContent
  /** Whether the operator has said that the next reading is right as it is; asked once for each reading. */
  takeAcceptance(): Promise<boolean>
  log: Log
  now(): number
}

export function createContentReader({ source, shown, takeAcceptance, log, now }: ContentReaderOptions): ContentReader {
  const patience = createPatience()
  let digest: string | null = null
  let withheld: Pick<Believed, 'lastGood' | 'heldBack'> = { lastGood: [], heldBack: [] }
  return {
    lastGood: () => withheld.lastGood,
    heldBack: () => withheld.heldBack,
    async read(stop) {
      const reading = await source.read(stop)
      const isAccepted = await takeAcceptance()
      if (reading.digest === digest && !isAccepted) {
        shown.confirm(now())
        return
      }
      const answer = { content: await reading.content(), fields: reading.fields, refused: reading.refused }
      const before = shown.now()
      let read = isAccepted ? accepted(before, answer) : believed(before, answer)
      const isOver = patience.isOver(read.heldBack, now())
      if (isOver) {
        log.warn({ losses: read.heldBack }, 'stays gone after three looks: it is believed')
        read = confirmed(before, answer)
      }
      if (isAccepted) log.info('the content service is believed as it is: the operator said so')
      const { content, fields } = read
      const revision = await revisionOf(content)
      shown.show({ content, fields, revision, from: 'source', confirmedAt: now() })
      // What is held back is looked at again until it is believed.
      digest = read.heldBack.length > 0 ? null : reading.digest
      tellNew(log, withheld, read)
      withheld = { lastGood: read.lastGood, heldBack: read.heldBack }
      if (revision !== before.revision)
        log.info({ revision, forums: content.forums.length, people: content.people.length }, 'content refreshed')
    },
  }
}

/** One line for what is withheld or held back since now. */
function tellNew(log: Log, before: Pick<Believed, 'lastGood' | 'heldBack'>, now: Pick<Believed, 'lastGood' | 'heldBack'>): void {
  const refused = now.lastGood.filter((name) => !before.lastGood.includes(name))
  if (refused.length > 0) log.warn({ refused }, 'refused by the content service: the last good copy stays')
  const isNew = now.heldBack.length > 0 && JSON.stringify(now.heldBack) !== JSON.stringify(before.heldBack)
  if (isNew)
    log.warn(
      { losses: now.heldBack },
      'too much has gone at once: the last good copy stays; "npm run desk -- accept-content" believes it',
    )
}
