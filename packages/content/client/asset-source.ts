// Original files of pictures and documents: from the content service or the repository's demo. For site/server/images.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { demoFilePaths } from '@forum/content/demo/read-demo.ts'
import type { ContentLocation } from './content-location.ts'
import { ContentServiceError, type Fetched, getFile, type RequestLimits } from './request.ts'

export type AssetSource = {
  /** Identifies the source. */
  identity: string
  /** How long an unchanged file may be assumed when the source reports no changes, milliseconds. */
  trustedFor: number
  /**
   * The file with this id (a UUID, checked by the caller). Without a body when its ETag is still `knownEtag`; undefined when it does not exist or is
   * not public. Throws when the source cannot be reached.
   */
  read(id: string, knownEtag: string | null): Promise<Fetched | undefined>
}

const assetLimits: RequestLimits = { timeout: 10_000, retries: 1, pause: 200, maxWait: 1000, size: 25 * 1024 * 1024 }

export function createAssetSource(location: ContentLocation, demoDirectory: string, limits = assetLimits): AssetSource {
  if (location.kind === 'embedded') return embeddedAssets(join(demoDirectory, 'files'))
  const token = location.token?.reveal() ?? null
  return {
    identity: location.url,
    trustedFor: 60_000,
    async read(id, knownEtag) {
      try {
        return await getFile(`${location.url}/assets/${id}/asset.jpg`, token, limits, knownEtag)
      } catch (error) {
        if (error instanceof ContentServiceError && (error.status === 403 || error.status === 404)) return undefined
        throw error
      }
    },
  }
}

/** Demo files change only with the repository. */
function embeddedAssets(directory: string): AssetSource {
  let paths = new Map<string, string>()
  return {
    identity: 'embedded demo',
    trustedFor: 24 * 3_600_000,
    async read(id, knownEtag) {
      if (!paths.has(id)) paths = demoFilePaths(directory)
      const path = paths.get(id)
      if (path === undefined) return undefined
      const { size, mtimeMs } = await stat(path)
      const etag = `${size}-${mtimeMs}`
      return etag === knownEtag ? { body: null } : { body: await readFile(path), etag }
    },
  }
}
