// The demo content as the site reads it, for tests over all editions.
import { join } from 'node:path'
import type { Content } from '@forum/domain/content/content.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createContentSource } from './content-service.ts'

export async function demoContent(): Promise<Content> {
  const demoDirectory = join(import.meta.dirname, '../demo')
  const source = createContentSource({ location: { kind: 'embedded' }, demoDirectory, log: silentLog() })
  return (await source.read()).content()
}
