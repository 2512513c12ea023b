// Composition root: the services of the process.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAssetSource, createContentSource, createLiveStore, type LiveStore } from '@forum/content/port.ts'
import { type ContentTopic, type DeskParts, type EditionOf, openOrClosedDesk } from '@forum/desk/port.ts'
import { doorEdition } from '@forum/domain/door/door-edition.ts'
import { currentYearOf } from '@forum/domain/forum/edition.ts'
import { missingTerms } from '@forum/domain/order/consent.ts'
import { kindsToOffer } from '@forum/domain/sale/offered-kinds.ts'
import { saleOf } from '@forum/domain/sale/sale.ts'
import type { Log } from '@forum/ground/base/log.ts'
import { createPageFaults, type PageFaults } from '@forum/ground/base/page-faults.ts'
import { createClock } from '@forum/ground/settings/clock.ts'
import type { DataDirectory } from '@forum/ground/settings/data-directory.ts'
import { createChanges } from './changes/changes.ts'
import type { Config } from './config/config.ts'
import type { Services, SiteSettings } from './contract/services.ts'
import { createFollowedDay } from './day/followed-day.ts'
import { editionSummary } from './edition/edition-summary.ts'
import { createEditors } from './editors/editors.ts'
import { namesOf } from './feeds/names-of.ts'
import { createImages, type Images } from './images/images.ts'
import { createSearch } from './search/search.ts'

/** Process-wide services. */
export type ProcessServices = AsyncDisposable & { services: Services; store: LiveStore; images: Images; desk(): DeskParts } & {
  /** Details of an edition for tickets and mails. */
  edition: EditionOf
  /** Pages of the site and of the desk that threw. */
  faults: PageFaults
}

/** What showing content needs. */
export type Reading = Pick<ProcessServices, 'store' | 'images'>

/**
 * Builds the services of `config`; nothing runs before `store.start()`. `dataDirectory` exists; where it cannot be written to (`readOnly` says
 * why), and where the desk cannot be opened, the site reads on with the desk closed. `meanwhile` is done while the desk is opened, which a thread
 * of its own does.
 */
export async function createServices(
  config: Config,
  { path: dataDirectory, readOnly }: DataDirectory,
  projectDirectory: string,
  log: Log,
  meanwhile: (parts: Reading) => Promise<void> = async () => {},
): Promise<ProcessServices> {
  const demoDirectory = join(projectDirectory, 'packages/content/demo')
  const { previewToken, currentForumYear: fixedYear } = config
  const faults = createPageFaults(log)
  const source = createContentSource({ location: config.content, demoDirectory, log, previewToken })
  const search = createSearch({ isOnDemand: true })
  const clock = createClock(config.clock.startsAt)
  const directory = readOnly === null ? dataDirectory : null
  const changes = createChanges({ directory, source: source.identity, currentForumYear: fixedYear, log })
  const followed = createFollowedDay(() => ({ store, changes, search, clock }))
  const store = createLiveStore({
    source,
    directory: source.isRemote ? dataDirectory : null,
    // Searches before the first reading use the snapshot.
    onSnapshot: (content) => void search.learn(content),
    onReading: (content, isLast) => {
      // Waiting changes may have been undone since the last process ended.
      if (isLast) void search.learn(content)
      else followed.onReading(content)
      if (config.preparesPictures) images.prepare(content)
    },
    log,
  })
  const isHeldBack = () => store.status().heldBack.length > 0
  const editors = createEditors({ key: config.editorsKey, source, broken: () => images.status().broken, isHeldBack })
  const images = createImages({
    source: createAssetSource(config.content, demoDirectory),
    directory: pictureDirectory(dataDirectory, readOnly),
    namedFile: (uuid) => store.namedFile(uuid) ?? (store.isFilled() ? editors.namedFile(uuid) : null),
    currentYear: () => currentYearOf(fixedYear, store.forums()),
    onFindings: store.regard,
    faults,
    log,
  })
  const currentForumYear = () => currentYearOf(fixedYear, store.forums())
  const asked = askedOfContent(config, store, currentForumYear, clock.now)
  const onContentTold = (topic: ContentTopic) => {
    if (topic === 'files') images.filesChanged()
    else if (topic === 'accepted') void store.accept()
    else void store.refresh()
  }
  const edition = editionSummary(store, namesOf(config), changes.hoursAlteredAt)
  const ofDesk = { ...followed.ofDesk, ...asked, edition, currentForumYear }
  const opening = openOrClosedDesk(
    { ...ofDesk, config, dataDirectory, onContentTold, clock, log, failingPages: faults.alarm },
    readOnly,
  )
  const [desk] = await Promise.all([opening, meanwhile({ store, images })])
  const settings = settingsOf(config, currentForumYear, () => desk().isOpen && desk().keeping.watch.status()?.isLost !== true)
  return {
    services: { content: store, clock, settings, editors, search, changes, day: followed.day },
    ...{ store, images, desk, edition, faults },
    async [Symbol.asyncDispose]() {
      await Promise.all([
        store.stop(),
        images[Symbol.asyncDispose](),
        changes[Symbol.asyncDispose](),
        desk()[Symbol.asyncDispose](),
      ])
    },
  }
}

/** What the desk asks of the content. */
function askedOfContent({ desk }: Config, store: LiveStore, currentForumYear: () => number, now: () => number) {
  const current = () => {
    const year = currentForumYear()
    return { year, forum: store.isFilled() ? store.forumByYear(year) : undefined }
  }
  return {
    /** For the edition on sale; empty while its sale is closed, or before content was read. */
    missingTerms: () => {
      const { year, forum } = current()
      if (!forum || saleOf(forum, year, now()) !== 'started') return []
      return missingTerms(desk.seller !== null, store.documents(), desk.refundTerms)
    },
    offeredKinds: () => {
      const { year, forum } = current()
      return store.isFilled() ? kindsToOffer(forum, year, now()) : []
    },
    doorEdition: (year: number) => doorEdition(year, store.forumByYear(year)),
  }
}

/** Folder of generated pictures; if the disk is read-only, a temporary folder until the restart. */
function pictureDirectory(dataDirectory: string, readOnly: string | null): string {
  const usual = join(dataDirectory, 'images')
  if (readOnly === null) return usual
  try {
    return mkdtempSync(join(tmpdir(), 'forum-images-'))
  } catch {
    return usual
  }
}

function settingsOf(config: Config, currentForumYear: () => number, isDeskOpen: () => boolean): SiteSettings {
  const { siteUrl, firstUrl, analyticsId, isDevelopment, organisers } = config
  return {
    siteUrl,
    firstUrl,
    analyticsId,
    isDevelopment,
    organisers,
    get isDeskOpen() {
      return isDeskOpen()
    },
    /** A getter, because editors can change the current edition while the process runs. */
    get currentForumYear() {
      return currentForumYear()
    },
  }
}
