// Composition root: what a request may ask for. app/ imports these types only, never a value.
import { join } from 'node:path'
import { missingTerms } from '#domain/order/consent.ts'
import { saleOf } from '#domain/ticket/sale.ts'
import { type Clock, createClock } from './config/clock.ts'
import type { Config } from './config/config.ts'
import { createAssetSource } from './content-service/asset-source.ts'
import { createContentSource } from './content-service/content-service.ts'
import type { ContentStore } from './content-store/content-store.ts'
import { createLiveStore, type LiveStore } from './content-store/live-store.ts'
import { createDesk, type DeskParts } from './desk.ts'
import { editionSummary } from './edition-summary.ts'
import { createImages, type Images } from './images/images.ts'
import type { Log } from './log.ts'

/** What pages may know of the configuration; no secret is here. */
type SiteSettings = {
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  currentForumYear: number
  /** Measurement id of the analytics; null: none. */
  analyticsId: string | null
  /** true: the ribbon of the development version, and no search engine lists anything. */
  isDevelopment: boolean
}

export type Services = {
  content: ContentStore
  clock: Clock
  settings: SiteSettings
}

/** Everything that lives as long as the process. */
export type ProcessServices = AsyncDisposable & { services: Services; store: LiveStore; images: Images; desk: DeskParts }

/** Builds the services of `config`; nothing runs before `store.start()`. `dataDirectory` exists and can be written to. */
export async function createServices(
  config: Config,
  dataDirectory: string,
  projectDirectory: string,
  log: Log,
): Promise<ProcessServices> {
  const demoDirectory = join(projectDirectory, 'content', 'demo')
  const source = createContentSource({ location: config.content, demoDirectory, log })
  const store = createLiveStore({
    source,
    snapshotPath: source.isRemote ? join(dataDirectory, 'content-snapshot.json') : null,
    log,
  })
  const images = createImages({
    source: createAssetSource(config.content, demoDirectory),
    directory: join(dataDirectory, 'images'),
    currentFile: store.currentFile,
    log,
  })
  const { siteUrl, currentForumYear, analyticsId, isDevelopment } = config
  const settings = { siteUrl, currentForumYear, analyticsId, isDevelopment }
  /** Of the edition that sells; nothing while its sale is not open, or before content has been read. */
  const missing = () => {
    const forum = store.isFilled() ? store.forumByYear(currentForumYear) : undefined
    if (!forum || saleOf(forum, currentForumYear) !== 'started') return []
    return missingTerms(config.desk.seller !== null, store.documents(), config.desk.refundTerms)
  }
  const desk = await createDesk({ config, dataDirectory, edition: editionSummary(store, siteUrl), missingTerms: missing, log })
  return {
    services: { content: store, clock: createClock(config.clock.startsAt), settings },
    store,
    images,
    desk,
    async [Symbol.asyncDispose]() {
      await Promise.all([store.stop(), desk[Symbol.asyncDispose]()])
    },
  }
}
