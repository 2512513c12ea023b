// A program of its own, that needs no settings and nothing else of the site: it asks a site the list of questions.ts, and says in sentences what is wrong.
// deploy/try-release runs it; the one of the release that runs asks both. Exit code 0: all is right; 1: something is not, a line each; 2: it could not ask.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Asked, askSite } from './ask-site.ts'
import { errorLine } from './error-line.ts'
import { faultsIn } from './judge.ts'

const usage = `node ask-pages.ts <address of the site> [--desk <its address>]

  --short            only home, order form, desk and a picture, once each
  --seconds 20       asks nothing more after that time
  --save <file>      keeps the answers, and judges nothing
  --against <file>   compares with answers that were kept
  --log <file>       log of the site, for the first line of an error`

const text = { type: 'string' } as const
const options = { desk: text, seconds: text, save: text, against: text, log: text, short: { type: 'boolean' } } as const

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [site = ''] = positionals
  if (!/^https?:\/\/[^/]+$/.test(site)) throw new Error(usage)
  const before = values.against === undefined ? null : (JSON.parse(readFileSync(values.against, 'utf8')) as Asked[])
  const { asked, isWhole } = await askSite({
    site,
    desk: values.desk ?? null,
    isShort: values.short ?? false,
    others: before?.map(({ question }) => question) ?? [],
    within: Number(values.seconds ?? 20) * 1000,
  })
  if (!isWhole) console.error(`The time was over after ${asked.length} of the pages and files, so the others were not asked.`)
  if (values.save !== undefined) {
    writeFileSync(values.save, JSON.stringify(asked))
    return 0
  }
  const faults = faultsIn(asked, before)
  const log = values.log === undefined ? '' : readFileSync(values.log, 'utf8')
  for (const { name, text: wrong } of faults) {
    const cause = /answers 5|no answer/.test(wrong) ? errorLine(log, name) : null
    console.log(`${name}\t${wrong}${cause === null ? '' : ` (${cause})`}`)
  }
  return faults.length > 0 ? 1 : 0
}
