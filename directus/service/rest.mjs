// REST client of a running Directus: returns `data`, or throws a sentence.
import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from './fault.mjs'

/** First and last retry delay, milliseconds. */
const PAUSE = 500
const LONGEST_PAUSE = 32_000

/** Directus refused a request. @property {number} status @property {string} code */
class Refusal extends Fault {
  constructor(method, path, status, errors) {
    const reasons = errors.map((each) => `${each.message} (${each.extensions?.code ?? 'no code'})`).join('; ')
    super(`The content service refused ${method} ${path} with ${status}: ${reasons || 'no reason given'}.`)
    this.status = status
    this.code = errors[0]?.extensions?.code
    this.errors = errors
  }
}

/**
 * @param {string} url base address
 * @param {string | null} token null: anonymous
 */
export function connect(url, token) {
  const authorization = token ? { Authorization: `Bearer ${token}` } : {}

  /** 503 under load means that nothing was done: retries with growing delays for about a minute. */
  async function send(method, path, body) {
    for (let pause = PAUSE; ; pause *= 2) {
      try {
        return await sendOnce(method, path, body)
      } catch (error) {
        if (error.code !== 'SERVICE_UNAVAILABLE' || pause > LONGEST_PAUSE) throw error
        await delay(pause)
      }
    }
  }

  async function sendOnce(method, path, body) {
    const form = body instanceof FormData
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...authorization, ...(body && !form ? { 'Content-Type': 'application/json' } : {}) },
      body: form ? body : body && JSON.stringify(body),
    }).catch((error) => {
      throw new Fault(`The content service at ${url} does not answer (${error.cause?.code ?? error.message}).`)
    })
    const text = await response.text()
    const answer = text.startsWith('{') ? JSON.parse(text) : {}
    if (!response.ok) throw new Refusal(method, path.split('?')[0], response.status, answer.errors ?? [])
    return answer.data
  }

  return {
    url,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path, body) => send('DELETE', path, body),
    /** Creates `row` at `path`, or updates it if `path/id` exists. */
    async put(path, row) {
      const there = await send('GET', `${path}?filter[id][_eq]=${row.id}&fields=id`)
      return there.length > 0 ? send('PATCH', `${path}/${row.id}`, row) : send('POST', path, row)
    },
  }
}

/** @template T @param {T[]} list @param {number} size @returns {T[][]} */
export function portions(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))
}
