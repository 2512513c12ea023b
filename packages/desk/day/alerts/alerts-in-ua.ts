// alerts.in.ua: the smallest question of its API, about one place (https://devs.alerts.in.ua).
import type { Secret } from '@forum/ground/settings/secrets.ts'
import type { AlertAnswer, AlertSource } from './alert-source.ts'

export type AlertsInUaOptions = {
  token: Secret
  /** `https://api.alerts.in.ua`, or a stand-in. */
  origin: string
  /** Its number of the place; 31 is the city of Kyiv. */
  place: number
  /** Milliseconds until an answer is given up, its body included. */
  timeout?: number
}

/** Characters of an answer that is read; a clear one has three. */
const longest = 64
/** The longest wait that is believed, seconds. */
const longestWait = 600

export function alertsInUa({ token, origin, place, timeout = 5000 }: AlertsInUaOptions): AlertSource {
  return {
    name: 'alerts.in.ua',
    async ask(modified) {
      try {
        const response = await fetch(`${origin}/v1/iot/active_air_raid_alerts/${place}.json`, {
          redirect: 'error',
          headers: {
            // In the address it would stand in logs.
            authorization: `Bearer ${token.reveal()}`,
            accept: 'application/json',
            ...(modified !== null && { 'if-modified-since': modified }),
          },
          signal: AbortSignal.timeout(timeout),
        })
        return await read(response, modified)
      } catch (error) {
        const isLate = (error as Error).name === 'TimeoutError'
        return unclear(isLate ? 'no answer in time' : 'it cannot be reached')
      }
    },
  }
}

async function read(response: Response, modified: string | null): Promise<AlertAnswer> {
  const { status, headers } = response
  if (status !== 200) await response.body?.cancel()
  if (status === 304 && modified !== null) return { is: 'unchanged' }
  if (status !== 200) return unclear(`it answers ${status}`, waitIn(headers.get('retry-after')))
  const said = letterIn(await beginningOf(response))
  if (said === 'A') return { is: 'alert', modified: headers.get('last-modified') }
  if (said === 'N') return { is: 'none', modified: headers.get('last-modified') }
  return unclear(said === 'P' ? 'it says: in a part of the region' : 'it says something else')
}

/** Reads no more of a body than a clear answer could have. */
async function beginningOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > longest) break
  }
  return text
}

function letterIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Seconds of a Retry-After; of a date or nonsense nothing is believed. */
function waitIn(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Math.min(Number(header), longestWait) : null
}

const unclear = (fault: string, wait: number | null = null): AlertAnswer => ({ is: 'unclear', fault, wait })
