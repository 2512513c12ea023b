// A folder and the path of a desk's file, new for each test.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

export let folder: string
/** The file does not exist yet. */
export let path: string

/** To be called by each test file: test files share imported modules, so hooks at the top level would run for the first of them only. */
export function freshFile(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'storage-'))
    path = join(folder, 'desk.sqlite')
  })
  afterEach(() => rmSync(folder, { recursive: true }))
}
