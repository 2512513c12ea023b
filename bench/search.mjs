// The search at ten thousand records: how long the index takes, what a query costs, and how long requests wait meanwhile.
// Run: node bench/search.mjs [records]
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const load = (path) => import(join(import.meta.dirname, '..', path))
const { demoContent } = await load('server/content-service/demo-content-fixture.ts')
const { queries } = await load('server/search/queries-fixture.ts')
const { createSearch } = await load('server/search/search.ts')

const wanted = Number(process.argv[2] ?? 10_000)
const demo = await demoContent()
const content = multiplied(demo, wanted)
const search = createSearch()
await learnt('index', content)
const [first, ...others] = structuredClone(content).people
await learnt('one record changed', { ...content, people: [{ ...first, name: { ...first.name, uk: 'Інше Імʼя' } }, ...others] })

/** How long the search takes to know `news`, and what of it a request that comes meanwhile waits. */
async function learnt(name, news) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const [begun, processor] = [performance.now(), process.cpuUsage()]
  await search.learn(news)
  delay.disable()
  const { user, system } = process.cpuUsage(processor)
  const heap = Math.round(process.memoryUsage().heapUsed / 1e6)
  console.log(
    `${name}: ${Math.round(performance.now() - begun)} ms, ${Math.round((user + system) / 1000)} of the processor; ` +
      `longest wait of a request ${Math.round(delay.max / 1e6)} ms; ${heap} MB heap`,
  )
}

const times = []
for (let round = 0; round < 3; round++) {
  for (const [query, locale] of queries) {
    const start = performance.now()
    search.find({ query, locale, now: Date.parse('2025-10-16T08:00:00Z'), currentYear: 2025 })
    times.push(performance.now() - start)
  }
}
times.sort((a, b) => a - b)
const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1)
console.log(`a query: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms over ${times.length}`)

/** The demo's people, news and sessions again and again, each copy with a word of its own in its texts. */
function multiplied(content, count) {
  const each = content.people.length + content.posts.length + content.forums.reduce((sum, { events }) => sum + events.length, 0)
  const copies = Math.ceil(count / each)
  const named = (field, copy) =>
    Object.fromEntries(Object.entries(field).map(([locale, text]) => [locale, text && `${text} ${word(copy)}`]))
  const again = (items, field) =>
    Array.from({ length: copies }, (_, copy) =>
      items.map((item) => ({ ...item, slug: `${item.slug}-${copy}`, [field]: named(item[field], copy) })),
    ).flat()
  return {
    ...content,
    people: again(content.people, 'name'),
    posts: again(content.posts, 'title'),
    forums: content.forums.map((forum) => ({ ...forum, events: again(forum.events, 'title') })),
  }
}

function word(copy) {
  return `${String(copy).replace(/\d/g, (digit) => 'бвгджзклмн'[digit])}ович`
}
