// The log of Directus as a file that may fail: on a full disk lines are lost, and the service goes on.
import { appendFile } from 'node:fs/promises'
import { Writable } from 'node:stream'

/**
 * Appends to `path`, opened anew for each piece, so that it may be rotated. Never fails: what cannot be written is dropped.
 * @param {string} path
 * @param {(sentence: string) => void} tell is told once why, and once when lines are written again
 */
export function logTo(path, tell) {
  let isFailing = false
  const say = (isNow, sentence) => {
    if (isNow !== isFailing) tell(sentence)
    isFailing = isNow
  }
  return new Writable({
    write(piece, _, done) {
      appendFile(path, piece, { mode: 0o600 })
        .then(
          () => say(false, `${path} is written again.`),
          (error) => say(true, `${path} cannot be written (${error.code}): lines of the log are lost, the service goes on.`),
        )
        .finally(done)
    },
  })
}
