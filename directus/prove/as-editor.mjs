// What the proofs of editors share: the account, a session that may be, and how a refusal sounds.
import assert from 'node:assert/strict'

export const UKRAINIAN = /[а-щьюяєіїґ]/i
export const DAY = '2025-10-16'
export const title = (text) => ({ title_ua: text })
export const at = (date, time) => `${date}T${time}:00`
export const hour = (date) => ({ start_date: at(date, '12:00'), end_date: at(date, '13:00') })

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function asEditor(running) {
  const editor = () => running().editor
  const create = (collection, row, who = editor()) => who.post(`/items/${collection}?fields=*`, row)
  /** Refused at `field`, in words that match. */
  const refusedAt = (doing, field, words) =>
    assert.rejects(doing, (error) => {
      assert.equal(error.status, 400)
      assert.match(error.message, words)
      assert.ok(error.errors.some(({ extensions }) => extensions.field === field && words.test(extensions.validation_message)))
      return true
    })
  const one = async (collection, filter) => (await editor().get(`/items/${collection}?${filter}&limit=1`))[0]
  return { editor, create, refusedAt, one }
}
