import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** How far apart the light and the dark of what is seen there are, 0 to 255. */
export async function spread(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot()).stats()
  return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))
}
