// Runs the operator's command: in this process, or, ten times as dear, in one of its own.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { faultLines } from '@forum/ground/settings/refuse.ts'
import { decideConfig, settingsForFiles } from '@forum/site/server/config/config.ts'
import type { Environment } from '@forum/site/server/config/env.ts'
import { runDeskCommand } from './run-desk-command.ts'

const script = fileURLToPath(new URL('../../../site/server/command-line.ts', import.meta.url))

type CommandAnswer = { code: number; out: string; fault: string }

export function commandAlone(words: readonly string[], settings: Environment): Promise<CommandAnswer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env, encoding: 'utf8' }, (error, out, fault) =>
      resolve({ code: Number(error?.code ?? 0), out, fault }),
    )
  })
}

const settingsOf = (settings: Environment) => ({ all: () => decideConfig(settings), files: () => settingsForFiles(settings) })

/** Where it does not matter that the site is another process. */
export async function commandHere(words: readonly string[], settings: Environment): Promise<CommandAnswer> {
  let out = ''
  const print = (text: string) => {
    out += text
  }
  try {
    return { code: await runDeskCommand([...words], settingsOf(settings), print), out, fault: '' }
  } catch (error) {
    return { code: 1, out, fault: `${faultLines(error).join('\n')}\n` }
  }
}
