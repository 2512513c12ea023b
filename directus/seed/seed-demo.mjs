// Loads the demo content into an empty service: files first, then collections, with the ids of packages/content/demo. An interrupted seed continues; a service
// with its own forums is left alone.
import { existsSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFilePaths, readDemo } from '../../packages/content/demo/read-demo.ts'
import { PUBLIC_FOLDER } from '../../packages/content/model/field.ts'
import { Fault } from '../service/fault.mjs'
import { portions } from '../service/rest.mjs'
import { creationOrder, sendable } from './order.mjs'

const ROWS_AT_ONCE = 60
const UPLOADS_AT_ONCE = 6

/** @returns {Promise<boolean>} whether anything has to be sent */
export async function seedNeeded(rest, settings) {
  if (!settings.demo) return false
  if (existsSync(unfinishedMark(settings))) return true
  const forums = await rest.get('/items/forums?fields=id&limit=1')
  return forums.length === 0
}

/** @param {{ rest: object, settings: object, demoDir: string, log: (line: string) => void }} how */
export async function seedDemo({ rest, settings, demoDir, log }) {
  if (!existsSync(demoDir))
    throw new Fault(`There is no demo content in ${demoDir}; set CONTENT_DEMO=false for an empty service.`)
  const { tables } = readDemo(demoDir).demo()
  const files = tables.get('files')
  const began = Date.now()
  writeFileSync(unfinishedMark(settings), 'seeding\n')
  log(`demo content: ${files.length} files …`)
  await uploadFiles(rest, files, join(demoDir, 'files'))
  const fileIds = new Set(files.map(({ id }) => id))
  const counts = []
  for (const model of creationOrder()) {
    const rows = tables.get(model.collection) ?? []
    await createRows(rest, { model, rows, fileIds, log })
    counts.push(`${rows.length} ${model.collection}`)
  }
  rmSync(unfinishedMark(settings))
  log(`demo content: ${counts.join(', ')}; ${Math.round((Date.now() - began) / 1000)} s`)
}

const unfinishedMark = (settings) => join(settings.dataDir, 'seed-unfinished')

async function createRows(rest, { model, rows, fileIds, log }) {
  const there = new Set((await rest.get(`/items/${model.collection}?fields=id&limit=-1`)).map(({ id }) => id))
  const absent = new Set()
  const missing = rows.filter(({ id }) => !there.has(id)).map((row) => sendable(model, row, fileIds, (what) => absent.add(what)))
  if (absent.size > 0) log(`demo content: left out, because unknown: ${[...absent].join(', ')}`)
  for (const portion of portions(missing, ROWS_AT_ONCE)) await rest.post(`/items/${model.collection}?fields=id`, portion)
}

async function uploadFiles(rest, files, folder) {
  const there = new Set((await rest.get('/files?fields=id&limit=-1')).map(({ id }) => id))
  const pathById = demoFilePaths(folder)
  const waiting = files.filter(({ id }) => !there.has(id))
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await upload(rest, file, pathById.get(file.id))
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker))
}

async function upload(rest, file, path) {
  if (!path) throw new Fault(`The demo file ${file.key} is named in files.json but is not there.`)
  const form = new FormData()
  form.set('id', file.id)
  form.set('folder', PUBLIC_FOLDER)
  form.set('title', file.title)
  form.set('type', file.type)
  form.set('file', await openAsBlob(path, { type: file.type }), file.filename_download)
  await rest.post('/files?fields=id', form)
}
