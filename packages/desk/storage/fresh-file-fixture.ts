// A folder and the path of a desk's file, new for each test.
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { beforeEach } from 'vitest'

export let folder: string
/** The file does not exist yet. */
export let path: string

/** To be called by each test file: test files share imported modules, so hooks at the top level would run for the first of them only. */
export function freshFile(): void {
  beforeEach(() => {
    folder = newFolder()
    path = join(folder, 'desk.sqlite')
  })
}
