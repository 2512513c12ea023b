// Asks for confirmation before an irreversible action.
import { createInterface } from 'node:readline/promises'

/** Continues if `isYes` is set, or "yes" is typed at a terminal; otherwise throws an Error with `warning`. Call it before the first change. */
export async function confirmAction(warning: string, isYes: boolean): Promise<void> {
  if (isYes) return
  const { stdin, stderr } = process
  if (stdin.isTTY) {
    const terminal = createInterface({ input: stdin, output: stderr })
    const answer = await terminal.question(`${warning}\nType "yes" to go on: `)
    terminal.close()
    if (answer.trim().toLowerCase() === 'yes') return
  }
  throw new Error(`${warning}\nNothing was done. Add --yes to do it.`)
}
