// Owns the content service that the proofs run against: a temporary one with rows that must stay unseen, and a listener
// in the website's place.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLIC_FOLDER } from '../../packages/content/model/field.ts'
import { startContentService } from '../live.mjs'
import { connect } from '../service/rest.mjs'

const HIDDEN = { speaker: 'proof-withdrawn', event: 'proof-disabled', draft: 'proof-draft' }

/** @typedef {() => Awaited<ReturnType<typeof temporaryService>>} Running */

/** Whether an answer refused, with this status. */
export const refused = (status) => (error) => error.status === status

/** @returns everything a proof needs; `end()` removes all of it */
export async function temporaryService() {
  const dataDir = process.env.PROOF_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'content-proof-'))
  const calls = []
  const site = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      calls.push({ method: request.method, path: request.url, authorization: request.headers.authorization, body })
      response.writeHead(204).end()
    })
  })
  await new Promise((ready) => site.listen(0, '127.0.0.1', ready))
  const siteHookUrl = `http://127.0.0.1:${site.address().port}/hooks/content`
  const port = Number(process.env.PROOF_PORT ?? 8155)
  const start = () => startContentService({ port, siteHookUrl, dataDir, log: () => {} })
  const service = await start()
  const admin = connect(service.url, service.adminToken)
  const editor = await signIn(service, service.editor)
  const organiser = await signIn(service, service.organiser)
  const steward = await signIn(service, service.steward)
  return {
    service,
    dataDir,
    siteUrl: new URL(siteHookUrl).origin.replace('127.0.0.1', 'localhost'),
    calls,
    admin,
    editor,
    organiser,
    steward,
    anyone: connect(service.url, null),
    site: connect(service.url, service.siteToken),
    preview: connect(service.url, service.previewToken),
    rows: await unseenRows(admin),
    async end() {
      await service.stop()
      site.close()
      if (!process.env.PROOF_DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function signIn({ url }, { email, password }) {
  const { access_token: token } = await connect(url, null).post('/auth/login', { email, password })
  return connect(url, token)
}

/** A panel with a withdrawn speaker among seen ones, sessions that must not be seen, a private file. */
async function unseenRows(admin) {
  const title = (text) => ({ title_ua: text, title_en: text, title_ru: text })
  const [seen, withdrawn] = await admin.post('/items/speakers', [
    { slug: 'proof-seen', ...title('Seen') },
    { slug: HIDDEN.speaker, is_active: false, ...title('Withdrawn') },
  ])
  const people = [{ speakers_id: seen.id }, { speakers_id: withdrawn.id }]
  const start_date = '2025-10-16T09:00:00'
  const [panel, disabled, draft, unmarked] = await admin.post('/items/events', [
    { slug: 'proof-panel', start_date, ...title('Panel'), speakers: people },
    { slug: HIDDEN.event, start_date, status: 'disabled', ...title('Disabled'), speakers: people },
    { slug: HIDDEN.draft, start_date, status: 'draft', ...title('Draft'), speakers: people },
    { slug: 'proof-unmarked', start_date, status: null, ...title('Unmarked') },
  ])
  const upload = (name, folder) => {
    const form = new FormData()
    if (folder) form.set('folder', folder)
    form.set('title', name)
    form.set('file', new Blob(['proof'], { type: 'text/plain' }), `${name}.txt`)
    return admin.post('/files', form)
  }
  const open = await upload('proof-open', PUBLIC_FOLDER)
  const inner = await admin.post('/folders', { name: 'Внутрішнє' })
  const secret = await upload('proof-secret', inner.id)
  return { seen, withdrawn, panel, disabled, draft, unmarked, open, secret }
}
