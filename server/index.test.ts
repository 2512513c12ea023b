import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  const settings = { PORT: 'x', CURRENT_FORUM_YEAR: 'soon', CONTENT_WEBHOOK_SECRET: 'two words' }
  const { code, stderr } = await start(settings, signal)
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'PORT: given "x"; allowed: a whole number from 0 to 65535',
    'CONTENT_WEBHOOK_SECRET: given something that is not shown; allowed: visible ASCII characters without spaces',
    'CURRENT_FORUM_YEAR: given "soon"; allowed: a year from 1990 to 2100',
  ])
})

test('a data folder that cannot be written to stops the start with one sentence and exit code 1', async ({ signal }) => {
  const directory = await mkdtemp(join(tmpdir(), 'start-'))
  try {
    await writeFile(join(directory, 'file'), '')
    const { code, stderr } = await start({ DATA_DIR: join(directory, 'file') }, signal)
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toMatch(/^DATA_DIR: /)
  } finally {
    await rm(directory, { recursive: true })
  }
})
