// A stand-in of alerts.in.ua on loopback: the smallest question, 304 where nothing changed, and every way to fail.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Misbehaviour = (response: ServerResponse, request: IncomingMessage) => void

export type AlertsStub = {
  url: string
  requests: { path: string; authorization: string; since: string | null }[]
  /** From now on it says this letter. */
  say(letter: string): void
  /** Answers so instead; null: properly again. */
  misbehave: Misbehaviour | null
}

export async function startAlertsStub(): Promise<AlertsStub> {
  let said = { letter: 'N', modified: new Date(Date.UTC(2025, 9, 16, 8)).toUTCString() }
  let changes = 0
  const server = createServer((request, response) => {
    const { authorization = '', 'if-modified-since': since = null } = request.headers
    stub.requests.push({ path: request.url ?? '', authorization, since })
    if (stub.misbehave) return stub.misbehave(response, request)
    if (since === said.modified) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'application/json', 'last-modified': said.modified })
    response.end(JSON.stringify(said.letter))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const stub: AlertsStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    say(letter) {
      changes++
      said = { letter, modified: new Date(Date.UTC(2025, 9, 16, 8, changes)).toUTCString() }
    },
    misbehave: null,
  }
  return stub
}
