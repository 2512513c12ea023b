// Waits for background work of the content service.
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Timeout, milliseconds. */
const timeoutMs = 60_000

/**
 * @template T
 * @param {() => T | Promise<T>} look gives something true when it has come about
 * @param {string} absence said when it has not
 * @returns {Promise<T>} what `look` gave
 */
export async function until(look, absence) {
  const end = Date.now() + timeoutMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) assert.fail(absence)
    await pause(50)
  }
}
