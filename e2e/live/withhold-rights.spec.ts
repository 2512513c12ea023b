import { createContentSource } from '@forum/content/client/content-service.ts'
import { contentLimits } from '@forum/content/client/request.ts'
import { createLiveStore, type LiveStore } from '@forum/content/store/live-store.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { expect, test } from '@playwright/test'

const { LIVE_CONTENT_URL, LIVE_SITE_TOKEN, LIVE_ADMIN_TOKEN } = process.env as Record<string, string>
const sitePolicy = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1b01'

type Permission = { id: number; collection: string; action: string; fields: string[] }

async function asAdministrator<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const response = await fetch(`${LIVE_CONTENT_URL}${path}`, {
    method,
    headers: { authorization: `Bearer ${LIVE_ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  expect(response.ok, `${method} ${path}`).toBe(true)
  return (response.status === 204 ? undefined : ((await response.json()) as { data: T }).data) as T
}

/** Read by the desk, and shown to nobody. */
const notShown = ['ticket_orders', 'directus_users']

/** What the site may read and shows. */
async function readingRights(): Promise<Permission[]> {
  const all = await asAdministrator<Permission[]>(`/permissions?filter[policy][_eq]=${sitePolicy}&limit=-1`)
  return all.filter(({ action, collection }) => action === 'read' && !notShown.includes(collection))
}

// Some forty readings of everything: a minute and more on a busy machine.
test.slow()

let store: LiveStore

test.beforeAll(async () => {
  const location = {
    kind: 'service' as const,
    url: LIVE_CONTENT_URL as string,
    prefix: '/v2',
    token: secret(LIVE_SITE_TOKEN as string),
  }
  // A machine that is busy must not look like a service that fails.
  const limits = { ...contentLimits, timeout: 60_000 }
  const source = createContentSource({ location, demoDirectory: '', log: silentLog(), limits })
  store = createLiveStore({ source, directory: null, log: silentLog(), schedule: () => () => {} })
  expect(await store.refresh()).toBe(true)
})

test.afterAll(() => store.stop())

/** What visitors see, without the states of files: these name the addresses of pictures. */
function shown(): string {
  const lists = [
    store.forums(),
    store.rooms(),
    store.people(),
    store.sideEvents(),
    store.team(),
    store.posts(),
    store.pages(),
    store.videos(),
  ]
  const more = [store.albums(), store.materials(), store.contacts(), store.socialLinks(), store.documents()]
  return JSON.stringify([...lists, ...more]).replaceAll(/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\w+/g, '$1')
}

/** Whether the last reading said that something is not given. */
function isSaid(): boolean {
  const { heldBack, lastError } = store.status()
  return heldBack.length > 0 || lastError !== null
}

test('no right that is taken away, of whatever collection or table between two, changes what is shown', async () => {
  const whole = shown()
  for (const right of await readingRights()) {
    const { id, ...given } = right
    await asAdministrator(`/permissions/${id}`, 'DELETE')
    await store.refresh()
    const now = { [right.collection]: shown() === whole, isSaid: isSaid() }
    await asAdministrator('/permissions', 'POST', given)
    expect(now).toEqual({ [right.collection]: true, isSaid: true })
  }
  await store.refresh()
  expect([shown() === whole, isSaid()]).toEqual([true, false])
})

test('no switch whose right is taken away opens what was withdrawn', async () => {
  const whole = shown()
  for (const right of await readingRights()) {
    const fields = (await asAdministrator<{ field: string }[]>(`/fields/${right.collection}`)).map(({ field }) => field)
    const isSession = right.collection === 'events' || right.collection === 'side_events'
    const name = isSession ? 'status' : 'is_active'
    if (!fields.includes(name)) continue
    await asAdministrator(`/permissions/${right.id}`, 'PATCH', { fields: fields.filter((field) => field !== name) })
    await store.refresh()
    const now = { [right.collection]: shown() === whole, heldBack: store.status().heldBack.map((loss) => loss.name) }
    await asAdministrator(`/permissions/${right.id}`, 'PATCH', { fields: right.fields })
    expect(now).toEqual({ [right.collection]: true, heldBack: [`${right.collection}.${name}`] })
  }
  await store.refresh()
  expect([shown() === whole, isSaid()]).toEqual([true, false])
})
