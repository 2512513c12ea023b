import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'

/** Starts the site as the operator does, with these variables only; ends with the test. */
function start(
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<{ code: number; stderr: string; stdout: string }> {
  const path = fileURLToPath(new URL('index.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [path], { env: environment, signal }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test('wrong settings stop the start with one line each and exit code 1', async ({ signal }) => {
  const settings = {
    PORT: 'x',
    CONTENT_API_URL: 'ftp://x',
    SITE_NOW: 'yesterday',
    CURRENT_FORUM_YEAR: 'soon',
    CONTENT_WEBHOOK_SECRET: 'two words',
  }
  const { code, stderr } = await start(settings, signal)
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'PORT: given "x"; allowed: a whole number from 0 to 65535',
    'CURRENT_FORUM_YEAR: given "soon"; allowed: a year from 1990 to 2100',
    'SITE_NOW: given "yesterday"; allowed: a moment with its offset such as 2025-10-16T09:30+03:00',
    'CONTENT_API_URL: given "ftp://x"; allowed: an http or https address without query, or nothing for the embedded demo',
    'CONTENT_WEBHOOK_SECRET: given something that is not shown; allowed: visible ASCII characters without spaces',
  ])
})

test('a data folder that cannot be written to stops the start with one sentence and exit code 1', async ({ signal }) => {
  const directory = newFolder()
  const file = join(directory, 'file')
  await writeFile(file, '')
  for (const folder of [file, '/proc/no-such-folder']) {
    const { code, stderr } = await start({ DATA_DIR: folder }, signal)
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toMatch(/^DATA_DIR: /)
  }
})
