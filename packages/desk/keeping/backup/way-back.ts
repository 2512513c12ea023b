// Whether this release can work on the present database, and what would be lost where it cannot. Asked before another release is switched to.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SharedDesk } from '@forum/desk/settings/shared-desk.ts'
import { askServer, stampAt, stepsAt } from '@forum/desk/storage/look-at-database.ts'
import { opensFrom, refusalOf } from '@forum/desk/storage/migrations.ts'
import { databaseName } from '../files/file-names.ts'
import { backupsIn, readManifest, refuseUnreadable } from './manifest.ts'

type Asked = { dataDirectory: string /** Of the backups. */; folder: string; shared: SharedDesk | null }

/** `sentence` null: it works, and so will the release before. `canOpen` false: the sale would be paused. Throws when the database cannot be asked. */
export async function wayBack({ dataDirectory, folder, shared }: Asked): Promise<{ canOpen: boolean; sentence: string | null }> {
  const place = shared?.databaseUrl.reveal() ?? join(resolve(dataDirectory), databaseName)
  if (!shared && !existsSync(place)) return { canOpen: true, sentence: null }
  const stamp = await stampAt(place)
  const steps = stepsAt(place)
  const refusal = refusalOf(stamp, steps)
  if (refusal !== null) return { canOpen: false, sentence: `${refusal}\n${await lossOf(place, folder, shared !== null)}` }
  if (stamp.start === null || stamp.step >= opensFrom(steps)) return { canOpen: true, sentence: null }
  const sentence = `This release changes the database (step ${stamp.step} to ${steps.length}), and the release before cannot work on what it leaves: a way back would pause the sale.`
  return { canOpen: true, sentence }
}

/** What a restore of the newest backup that this release can read would take from the desk. */
async function lossOf(place: string, folder: string, isServer: boolean): Promise<string> {
  const readable = backupsIn(resolve(folder)).findLast((path) => {
    try {
      refuseUnreadable(path, readManifest(path))
      return true
    } catch {
      return false
    }
  })
  if (!readable) return `In ${folder} is no backup that this release can read, so it could only begin anew.`
  const { takenAt } = readManifest(readable)
  const lost = await ordersSince(place, Date.parse(takenAt), isServer).catch(() => null)
  const orders = lost ? `${lost.orders} orders (${lost.paid} paid)` : 'every order'
  return `A restore of ${readable} would take ${orders} from the desk, and what else was sent since ${takenAt}.`
}

async function ordersSince(place: string, time: number, isServer: boolean): Promise<{ orders: number; paid: number }> {
  const sql = `SELECT count(*) AS orders, count(CASE WHEN status = 'paid' THEN 1 END) AS paid FROM ticket_order WHERE created_at > ${time}`
  const row = isServer ? (await askServer(place, [sql]))[0]?.[0] : askFile(place, sql)
  return { orders: Number(row?.orders), paid: Number(row?.paid) }
}

function askFile(path: string, sql: string) {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    return file.prepare(sql).get()
  } finally {
    file.close()
  }
}
