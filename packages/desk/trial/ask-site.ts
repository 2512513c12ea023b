// Asks a site the list of questions.ts, one after another, and notes what it answers.
import { firstQuestions, namedBy, ofSitemap, type Question } from './questions.ts'

export type Answer = {
  /** 0: none; `reason` says why. */
  status: number
  reason: string
  /** Media type without parameters. */
  type: string
  /** The text of the first heading; null: there is none. */
  heading: string | null
  /** Milliseconds of the first request, and of the fastest one after it; null: asked once. */
  first: number
  again: number | null
}

export type Asked = { question: Question; answer: Answer }

export type Asking = {
  /** Origins at which the site and its desk listen; `desk` null: the desk is not asked. */
  site: string
  desk: string | null
  /** Only the short list, once each. */
  isShort?: boolean
  /** Pages that another release answered: they are asked, too. */
  others?: readonly Question[]
  /** Milliseconds after which only what no release may lack is asked, once each: each kind of page, order forms, a picture. Thrice as long, and nothing is. */
  within: number
}

/** What is asked right after the page that names it. */
const besidePages: ReadonlySet<Question['kind']> = new Set(['form', 'picture', 'card'])
/** Milliseconds that one answer may take. */
const patience = 10_000
/** Milliseconds: faster is never called slow. */
export const quick = 50
const triesWhenSlow = 3
const longestAgain = 5000

/** `isWhole` false: the time was over before the end of the list. Never throws. */
export async function askSite({
  site,
  desk,
  isShort = false,
  others = [],
  within,
}: Asking): Promise<{ asked: Asked[]; isWhole: boolean }> {
  const began = performance.now()
  const isOver = (times = 1) => performance.now() - began >= times * within
  const origin = await originOf(site)
  const asked: Asked[] = []
  const known = new Set<string>()
  const first = firstQuestions()
  const needed = new Set(first.map(({ name }) => name))
  const waiting = [...first, ...others.filter(({ kind }) => kind === 'page')]
  let isWhole = true
  for (let question = waiting.shift(); question; question = waiting.shift()) {
    const { atDesk, kind, name } = question
    const once = kind === 'picture' || kind === 'card' ? kind : name
    if (known.has(once) || (isShort && !question.isShort) || (atDesk && desk === null)) continue
    const isHurried = isOver()
    if (isHurried && (isOver(3) || !(needed.has(name) || besidePages.has(kind)))) {
      isWhole = false
      continue
    }
    known.add(once)
    const place = { site: atDesk ? (desk ?? site) : site, origin }
    const { answer, text } = await askTwice(question, { ...place, isOnce: isShort || isHurried })
    asked.push({ question, answer })
    // Nobody is there, or something else.
    if (asked.length === 1 && answer.type !== 'text/html') break
    // Forms hold a token that is theirs, so they are asked right after their page; of files there are many, which wait for the pages.
    const named = kind === 'page' ? namedBy(text, question) : []
    waiting.unshift(...named.filter((each) => besidePages.has(each.kind)))
    waiting.push(...named.filter((each) => !besidePages.has(each.kind)))
    if (question.path.startsWith('/sitemap-')) waiting.push(...ofSitemap(pathsIn(text)))
  }
  await askSlowOnesAgain(asked, (question) => ({ site: question.atDesk ? (desk ?? site) : site, origin }))
  return { asked, isWhole }
}

/** A machine that is busy for a moment is no slow page. Has a time of its own: that of the list may be over. */
async function askSlowOnesAgain(asked: Asked[], placeOf: (question: Question) => Place): Promise<void> {
  const end = performance.now() + longestAgain
  for (const { question, answer } of asked) {
    if (answer.status !== 200 || answer.again === null) continue
    for (let tries = 0; tries < triesWhenSlow && answer.again > quick && performance.now() < end; tries++)
      answer.again = Math.min(answer.again, (await ask(question, placeOf(question))).took)
  }
}

/** The address that the site gives itself, which its forms must be sent from; without one the address at which it listens. */
async function originOf(site: string): Promise<string> {
  const { text } = await ask({ path: '/sitemap.xml' }, { site, origin: site })
  return /<loc>(https?:\/\/[^/<]+)/.exec(text)?.[1] ?? site
}

const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

type Place = { site: string; origin: string }

async function askTwice(
  question: Question,
  { isOnce, ...place }: Place & { isOnce: boolean },
): Promise<{ answer: Answer; text: string }> {
  const first = await ask(question, place)
  const answer = { ...answerIn(first), first: first.took, again: null }
  // A wrong key counts against the person who tries it.
  if (isOnce || question.sent || first.status !== 200) return { answer, text: first.text }
  let again = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < triesWhenSlow && again > quick; tries++) {
    const next = await ask(question, place)
    if (next.status !== first.status)
      return { answer: { ...answerIn(next), first: first.took, again: next.took }, text: first.text }
    again = Math.min(again, next.took)
  }
  return { answer: { ...answer, again }, text: first.text }
}

type Got = { status: number; reason: string; type: string; text: string; took: number }

function answerIn({ status, reason, type, text }: Got) {
  const [, heading = ''] = type === 'text/html' ? (/<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []) : []
  return { status, reason, type, heading: heading.replace(/<[^>]*>/g, '').trim() || null }
}

async function ask({ path, sent }: Pick<Question, 'path' | 'sent'>, { site, origin }: Place): Promise<Got> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const form = sent && { method: 'POST', body: new URLSearchParams(sent) }
  const headers = { accept: 'text/html,*/*', ...(sent && { origin }) }
  try {
    const response = await fetch(site + path, { ...form, headers, redirect: 'manual', signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    return { status: response.status, reason: '', type, text, took: took() }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const reason = name === 'TimeoutError' ? `none within ${patience / 1000} seconds` : (cause?.code ?? name)
    return { status: 0, reason, type: '', text: '', took: took() }
  }
}
