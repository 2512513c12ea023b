// The originals of pictures and documents: from the content service, or from the demo that the repository carries. For images/.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoFilePaths } from '../../content/demo/read-demo.ts'
import type { ContentLocation } from '../config/config.ts'
import { ContentServiceError, getBytes, type RequestLimits } from './request.ts'

export type AssetSource = {
  /** Names where files come from. */
  identity: string
  /** The file with this id (a UUID, checked by the caller); undefined when there is none, or none that may be shown. Throws when the source is away. */
  read(id: string): Promise<Uint8Array | undefined>
}

const assetLimits: RequestLimits = { timeout: 10_000, retries: 1, pause: 200, longestWait: 1000, size: 25 * 1024 * 1024 }

export function createAssetSource(location: ContentLocation, demoDirectory: string, limits = assetLimits): AssetSource {
  if (location.kind === 'embedded') return embeddedAssets(join(demoDirectory, 'files'))
  const token = location.token?.reveal() ?? null
  return {
    identity: location.url,
    async read(id) {
      try {
        return await getBytes(`${location.url}/assets/${id}/asset.jpg`, token, limits)
      } catch (error) {
        if (error instanceof ContentServiceError && (error.status === 403 || error.status === 404)) return undefined
        throw error
      }
    },
  }
}

function embeddedAssets(directory: string): AssetSource {
  let paths = new Map<string, string>()
  return {
    identity: 'embedded demo',
    async read(id) {
      if (!paths.has(id)) paths = demoFilePaths(directory)
      const path = paths.get(id)
      return path === undefined ? undefined : readFile(path)
    },
  }
}
