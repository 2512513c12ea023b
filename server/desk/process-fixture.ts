// Runs the operator's command in a separate process.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../config/env.ts'

const script = fileURLToPath(new URL('command-line.ts', import.meta.url))

export type CommandAnswer = { code: number; out: string; fault: string }

export function commandAlone(words: readonly string[], settings: Environment): Promise<CommandAnswer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env, encoding: 'utf8' }, (error, out, fault) =>
      resolve({ code: Number(error?.code ?? 0), out, fault }),
    )
  })
}
