// Asks the operator before something that cannot be taken back.
import { createInterface } from 'node:readline/promises'

/** Goes on when `isYes` was given, or "yes" is typed at a terminal. Throws an Error with `warning` otherwise: nothing may have been done yet. */
export async function confirmAction(warning: string, isYes: boolean): Promise<void> {
  if (isYes) return
  const { stdin, stderr } = process
  if (stdin.isTTY) {
    const terminal = createInterface({ input: stdin, output: stderr })
    const answer = await terminal.question(`${warning}\nType "yes" to go on: `)
    terminal.close()
    if (answer.trim().toLowerCase() === 'yes') return
  }
  throw new Error(`${warning}\nNothing was done. Add --yes if that is meant.`)
}
