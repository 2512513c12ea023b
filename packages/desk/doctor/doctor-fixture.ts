// What the doctor asks, as stand-ins on loopback that end with the test.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { onTestFinished } from 'vitest'
import { examine } from './doctor.ts'
import { mailServer } from './mail-server-fixture.ts'

export const seller = {
  SELLER_NAME: 'ТОВ «Форум»',
  SELLER_CODE: '32855961',
  SELLER_IBAN: 'UA903052992990004149123456789',
  SELLER_BANK: 'Банк',
  SELLER_ADDRESS: 'Київ',
  SELLER_VAT: 'none',
  SELLER_EMAIL: 'tickets@forum.example',
}

export async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What a site says of itself that has nothing to complain of. */
export const well = { content: { heldBack: [] }, desk: { writable: true, reason: null, waiting: 0, dead: 0 }, lastError: null }

/** A site that calls itself by `name`, or by the address at which it listens, and takes the hook's key `key`. */
export async function siteCalling(name?: string, status: object = {}): Promise<string> {
  const url = await listening((request, response) => {
    if (request.url === '/hooks/content') response.writeHead(request.headers.authorization === 'Bearer key' ? 202 : 401).end()
    else if (request.url === '/readyz') response.end(JSON.stringify({ ...well, ...status }))
    else response.end(`<link rel="canonical" href="${name ?? url}/uk">`)
  })
  return url
}

type Away = { refused?: string; documents?: readonly string[]; secondsBehind?: number; status?: number; editions?: number }

export function serviceWith({
  refused = '',
  documents = ['offer', 'privacy', 'refund'],
  secondsBehind = 0,
  status = 200,
  editions = 1,
}: Away = {}) {
  return listening((request, response) => {
    const collection = /(?:items\/|^\/)(\w+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? ''
    response.setHeader('date', new Date(Date.now() - secondsBehind * 1000).toUTCString())
    response.writeHead(collection === refused ? 403 : status, { 'content-type': 'application/json' })
    const forums = collection === 'forums' ? Array.from({ length: editions }, () => ({ year: 2025 })) : []
    const data = collection === 'documents' ? documents.map((kind) => ({ kind, file_ua: 'f' })) : forums
    response.end(JSON.stringify({ data }))
  })
}

/** The doctor's report on stand-ins that have nothing to complain of, but for `own` settings. */
export async function examined(directory: string, own: Record<string, string> = {}) {
  const config = decideConfig({
    SITE_URL: await siteCalling(),
    CONTENT_API_URL: await serviceWith(),
    CONTENT_WEBHOOK_SECRET: 'key',
    CONTENT_API_TOKEN: 'token',
    SMTP_URL: await mailServer(),
    MAIL_FROM: 'forum@forum.example',
    MAIL_ORGANISERS: 'office@forum.example',
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: directory,
    ...seller,
    ...own,
  })
  const { text, mayBeSold } = await examine(config)
  return { text, mayBeSold, stops: text.split('\n').filter((line) => line.startsWith('stop')) }
}
