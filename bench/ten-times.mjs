// What grows with the content: the demo as it is, beside ten times its people and albums, a hundred times its news, and nine hundred sessions in its current edition.
// A stub gives them as the content service would. Run: node bench/ten-times.mjs [rounds] (BENCH_ONLY=large: that one alone)
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readDemo } from '../content/demo/read-demo.ts'
import { pinnedEnvironment, prepare, root, spawnSite } from '../scripts/prepare.mjs'
import { startContentStub } from '../server/content-service/content-stub.ts'
import { ask, quantile } from './running-site.mjs'

const port = Number(process.env.BENCH_PORT ?? 4127)
const edition = 2025
const rounds = Number(process.argv[2] ?? 5)
/** How many of each there are at the larger size. */
const wanted = { speakers: 1700, blog_posts: 3000, photos: 140, events: 900 }
const programme = `/uk/forum/${edition}/program`
const pages = {
  home: '/uk',
  programme,
  'programme, a word': `${programme}?q=1`,
  speakers: '/uk/speakers',
  'all speakers': '/uk/speakers?all=1',
  news: '/uk/news',
  sitemap: '/sitemap-uk.xml',
  search: '/uk/search?q=форум',
}

prepare()
const folder = mkdtempSync(join(tmpdir(), 'forum-ten-'))
try {
  const large = await measure('large', readDemo(enlarged()))
  const small = process.env.BENCH_ONLY === 'large' ? large : await measure('small', readDemo(join(root, 'content/demo')))
  console.log(`load of the machine: ${loadavg()[0].toFixed(0)}\n\n| | the demo | enlarged | times |\n|---|--:|--:|--:|`)
  for (const [name, value] of Object.entries(small))
    console.log(`| ${name} | ${value.toFixed(1)} | ${large[name].toFixed(1)} | ${(large[name] / value).toFixed(1)} |`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Figures of a site with this content. A page is "new" each time the content has changed, and processor time is that of the whole process. */
async function measure(name, demo) {
  const { tables, faults } = demo.demo()
  if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'))
  await using stub = await startContentStub(new Map(tables))
  const environment = { DATA_DIR: join(folder, name), CONTENT_API_URL: stub.url, CONTENT_WEBHOOK_SECRET: 'bench' }
  const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0)
  const first = await start(environment)
  await first.untilIdle()
  await first.end()
  const site = await start(environment)
  await site.untilIdle()
  const figures = {
    records: rows,
    'content, MB': size(tables),
    'start from the snapshot, ms': site.ms,
    'its processor time, ms': site.cpuAtStart,
  }
  figures['idle, resident MB'] = site.memory()
  console.error(name, figures)
  const made = Object.fromEntries(Object.keys(pages).map((page) => [page, []]))
  const refreshes = []
  for (let round = 0; round < rounds; round++) {
    // The editors change a headline: every page is new.
    const [post, ...others] = stub.tables.get('blog_posts')
    stub.tables.set('blog_posts', [{ ...post, title_ua: `Заголовок ${round}` }, ...others])
    const before = site.cpu()
    await ask(port, '/hooks/content', { method: 'POST', headers: { authorization: 'Bearer bench' } })
    await site.untilIdle()
    refreshes.push(site.cpu() - before)
    for (const [page, path] of Object.entries(pages)) {
      const { status, ms } = await ask(port, encodeURI(path))
      if (status !== 200) throw new Error(`${path}: ${status}`)
      made[page].push(ms)
    }
  }
  figures['a refresh, processor ms'] = quantile(refreshes, 0.5)
  for (const [page, times] of Object.entries(made)) figures[`${page}, made, ms`] = quantile(times, 0.5)
  for (const page of ['home', 'programme', 'sitemap']) {
    const times = []
    for (let round = 0; round < 200; round++)
      times.push((await ask(port, pages[page], { headers: { 'accept-encoding': 'br' } })).ms)
    figures[`${page}, from memory, ms`] = quantile(times, 0.5)
  }
  figures['after that, resident MB'] = site.memory()
  await site.end()
  console.error(name, figures)
  return figures
}

async function start(environment) {
  const began = performance.now()
  const env = { NODE_ENV: 'production', SITE_DEVELOPMENT: 'on', SITE_NOW: '2025-09-09T09:00+03:00', PICTURES_AHEAD: 'off' }
  const site = spawnSite({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: pinnedEnvironment({ ...env, PORT: String(port), ...environment }),
  })
  const cpu = () => {
    const fields = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  while ((await ask(port, '/uk').catch(() => null))?.status !== 200) await wait(5)
  return {
    ms: performance.now() - began,
    cpuAtStart: cpu(),
    cpu,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))[1]) / 1024,
    /** Until the process has done next to nothing for a second, 20 seconds at most. */
    async untilIdle() {
      for (let spent = Number.POSITIVE_INFINITY, seconds = 0; spent > 100 && seconds < 20; seconds++) {
        const before = cpu()
        await wait(1000)
        spent = cpu() - before
      }
    },
    end() {
      const ended = new Promise((done) => site.once('exit', done))
      site.kill('SIGTERM')
      return ended
    },
  }
}

/** The demo's folder once more, with copies of its records under other names. Sessions of the copies are those of the copied people. */
function enlarged() {
  const [from, to] = [join(root, 'content/demo'), join(folder, 'demo')]
  mkdirSync(to)
  spawnSync('ln', ['-s', join(from, 'files'), join(to, 'files')])
  for (const file of readdirSync(from).filter((name) => name.endsWith('.json'))) {
    const records = JSON.parse(readFileSync(join(from, file), 'utf8'))
    const count = wanted[file.replace('.json', '')]
    writeFileSync(join(to, file), JSON.stringify(count ? copied(records, count) : records))
  }
  return to
}

function copied(records, count) {
  const isSession = records.some(({ start_date }) => start_date)
  const source = isSession ? records.filter(({ forum }) => forum === edition) : records
  const copies = Array.from({ length: Math.max(0, count - source.length) }, (_, index) => {
    const record = source[index % source.length]
    const copy = 1 + Math.floor(index / source.length)
    const named = (slugs) => slugs?.map((slug) => `${slug}-${1 + (copy % 8)}`)
    const titles = Object.fromEntries(
      ['ua', 'en', 'ru'].map((language) => [`title_${language}`, `${record[`title_${language}`]} ${copy}`]),
    )
    return { ...record, ...titles, slug: `${record.slug}-${copy}`, ...(isSession && { speakers: named(record.speakers) }) }
  })
  return [...records, ...copies]
}

function size(tables) {
  return [...tables.values()].reduce((sum, rows) => sum + Buffer.byteLength(JSON.stringify(rows)), 0) / 1_048_576
}
