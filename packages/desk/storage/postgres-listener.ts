// Notifications between processes over one PostgreSQL connection (LISTEN/NOTIFY), reopened when it breaks. A missed notification only costs time:
// everybody also polls (docs/decisions/0024-support-postgresql-for-several-machines.md).
import pg from 'pg'
import { postgresFault } from './postgres-fault.ts'
import { type Topic, topics, topicsAfterBreak } from './topic.ts'

/** Delay between attempts to reconnect, milliseconds. */
const pauseAfterBreak = 2000

/** The site's processes share this lock; moving the desk needs it alone (row-stores.ts). */
const useTogether = "SELECT pg_try_advisory_lock_shared(hashtext('desk in use'), hashtext(current_schema())) AS is"
/** A machine that is gone loses its locks after half a minute instead of hours. */
const noticeLoss = 'SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'
/** Leader lock, held as long as the connection. */
const takeTheLead = "SELECT pg_try_advisory_lock(hashtext('desk led'), hashtext(current_schema())) AS is"

export type Listener = {
  open(): Promise<void>
  notify(topic: Topic): Promise<void>
  listen(listener: (topic: Topic) => void): void
  leads(): Promise<boolean>
  close(): Promise<void>
}

export function createListener(connection: pg.ClientConfig): Listener {
  const listeners: ((topic: Topic) => void)[] = []
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isLeading = false
  let channel = ''

  const all = (topic: Topic) => {
    for (const listener of listeners) listener(topic)
  }
  const open = async () => {
    const opening = new pg.Client(connection)
    const broken = () => {
      if (client !== opening) return
      client = null
      isLeading = false
      again()
    }
    opening.on('error', broken)
    opening.on('end', broken)
    opening.on('notification', ({ payload = '' }) => {
      const [topic, from] = payload.split(' ')
      const known = topics.find((each) => each === topic)
      if (known && Number(from) !== backendOf(opening)) all(known)
    })
    channel = await connect(opening)
    client = opening
  }
  const again = () => {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => {
      open().then(
        () => {
          for (const topic of topicsAfterBreak) all(topic)
        },
        () => again(),
      )
    }, pauseAfterBreak).unref()
  }
  return {
    open,
    async notify(topic) {
      try {
        await client?.query('SELECT pg_notify($1, $2)', [channel, `${topic} ${backendOf(client)}`])
      } catch (error) {
        throw postgresFault(error)
      }
    },
    listen: (listener) => void listeners.push(listener),
    async leads() {
      const asked = client
      // Without the server nobody knows who leads: every process then acts as leader, so that each reports the outage.
      if (!asked) return !isClosed
      if (isLeading) return true
      const taken = await asked.query(takeTheLead).catch(() => null)
      isLeading = asked === client && taken?.rows[0].is === 1
      return isLeading
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const closing = client
      client = null
      await closing?.end().catch(() => {})
    },
  }
}

/** Returns the name of this desk's channel. */
async function connect(client: pg.Client): Promise<string> {
  try {
    await client.connect()
    await client.query(noticeLoss)
    const { rows } = await client.query('SELECT current_schema() AS name')
    const channel = `desk ${rows[0].name}`
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    const using = await client.query(useTogether)
    if (using.rows[0].is !== 1) throw new Error('The desk is being moved or restored: start again when that is done.')
    return channel
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Backend process id of this connection, to ignore its own notifications. */
const backendOf = (client: pg.Client) => (client as pg.Client & { processID?: number }).processID ?? 0
