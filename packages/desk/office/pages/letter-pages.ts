// The page of mailings to ticket holders: read, test, send, stop.

import { forumLetterText } from '@forum/desk/orders/forum-letter-text.ts'
import { forumLetter, letterFigures, letterTried, wordLetter } from '@forum/desk/orders/forum-letters.ts'
import { mailDelivery } from '@forum/desk/post/mail/mailer.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { everyLocale, type Locale, localeFrom, locales } from '@forum/domain/localisation/locale.ts'
import { type LetterKind, letterKinds, letterName } from '@forum/domain/order/forum-letter.ts'
import { normaliseText, readForm } from '@forum/domain/submission/fields.ts'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { recallLetter, sendLetter } from './letter-deeds.ts'
import type { ForumLetterView, LetterDeed, LetterFault, LettersView } from './letter-view.ts'
import { allTyped, type OfficeContext, type OfficeEnv, type OfficeRoom } from './office-room.ts'

/** Maximum characters of the organisers' text in one language. */
const mostWords = 2000

const deeds: readonly LetterDeed[] = ['word', 'sample', 'send', 'stop']
const kindNamed = (text: unknown) => letterKinds.find((kind) => kind === text)
const deedNamed = (text: unknown) => deeds.find((deed) => deed === text)

type Outcome = { detail: string } | LetterFault

export function letterPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { show, parts } = room
  const page = async (context: OfficeContext, shown: Pick<LettersView, 'done' | 'fault'>) => {
    const { desk, forum } = parts
    const { year } = forum()
    const letters = await Promise.all(letterKinds.map((kind) => letterView(kind, room)))
    const sent = await desk.database.one(count, "SELECT count(*) AS number FROM letter_sent WHERE letter = 'invoice'")
    const reminders = { days: desk.settings.invoiceReminderDays, sent: sent?.number ?? 0 }
    return show(context, { page: 'letters', year, letters, reminders, ...shown }, shown.fault ? 400 : 200)
  }
  stack.get('/letters', (context) => {
    const [kind, deed] = [kindNamed(context.req.query('letter')), deedNamed(context.req.query('done'))]
    const detail = (context.req.query('detail') ?? '').slice(0, 254)
    return page(context, { done: kind && deed ? { kind, deed, detail } : null, fault: null })
  })
  stack.post('/letters', async (context) => {
    const form = context.get('form')
    const [kind, deed] = [kindNamed(form.get('letter')), deedNamed(form.get('deed'))]
    if (!kind || !deed) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    // Each button keeps the words: they stand in the same form.
    const isKept = deed === 'stop' || (await keepWords(kind, form, room))
    const outcome = isKept ? await doing[deed](kind, form, context, room) : 'going'
    if (typeof outcome === 'string') return page(context, { done: null, fault: { kind, fault: outcome, typed: allTyped(form) } })
    const query = new URLSearchParams({ letter: kind, done: deed, detail: outcome.detail })
    return context.redirect(`/letters?${query}#${kind}`, 303)
  })
}

const count = v.object({ number: v.number() })

async function letterView(kind: LetterKind, room: OfficeRoom): Promise<ForumLetterView> {
  const { desk, forum } = room.parts
  const name = letterName(kind, forum().year)
  const { state, words } = await forumLetter(desk.database, name)
  const versions = locales.map((locale) => ({ locale, words: words[locale], ...readAs(kind, locale, words[locale], '', room) }))
  return { kind, state, versions, ...(await letterFigures(desk.database, name)) }
}

/** Preview for `greeted`, with a link that leads nowhere. */
function readAs(kind: LetterKind, locale: Locale, words: string, greeted: string, { parts }: OfficeRoom) {
  const addresses = [parts.siteUrl + decodeURI(localePath(locale, pathWithin.ticket('…')))]
  const given = { name: letterName(kind, parts.forum().year), locale, words, greeted, addresses }
  return forumLetterText(given, parts.siteUrl, parts.edition)
}

/** Returns whether the words of the form are the text of the letter now. */
function keepWords(kind: LetterKind, form: FormData, { parts: { desk, forum } }: OfficeRoom): Promise<boolean> {
  const name = letterName(kind, forum().year)
  return desk.database.transaction(async (tx) => {
    const { words } = await forumLetter(tx, name)
    const typed = (locale: Locale) => form.get(`words-${locale}`) ?? words[locale]
    return wordLetter(
      tx,
      name,
      everyLocale((locale) => normaliseText(String(typed(locale))).slice(0, mostWords)),
    )
  })
}

type Doing = (kind: LetterKind, form: FormData, context: OfficeContext, room: OfficeRoom) => Promise<Outcome>

const doing: Readonly<Record<LetterDeed, Doing>> = {
  word: () => Promise.resolve({ detail: '' }),

  async sample(kind, form, context, room) {
    const { desk, forum } = room.parts
    const read = readForm({ to: { kind: 'email', isRequired: true } }, form)
    if (!read.isValid) return 'notEmail'
    const { to } = read.value
    const locale = localeFrom(form.get('language'))
    const name = letterName(kind, forum().year)
    await desk.database.transaction(async (tx) => {
      const { words } = await forumLetter(tx, name)
      const { subject, text } = readAs(kind, locale, words[locale], context.get('organiser').name, room)
      // The test mail is kept until it is sent. It belongs to no order and names only the organiser who asked for it.
      await desk.outbox.add(
        tx,
        crypto.randomUUID(),
        [mailDelivery({ to, subject, text, lang: locale, purpose: 'sample' })],
        desk.now(),
      )
      await letterTried(tx, name, desk.now())
    })
    desk.deliveriesAdded()
    return { detail: to }
  },

  async send(kind, _, context, { parts: { desk, forum } }) {
    const { year, start, end } = forum()
    const outcome = await sendLetter(desk, context.get('organiser'), letterName(kind, year), { start, end })
    return outcome === 'started' ? { detail: '' } : outcome
  },

  async stop(kind, _, context, { parts: { desk, forum } }) {
    const back = await recallLetter(desk, context.get('organiser'), letterName(kind, forum().year))
    return back === null ? 'stale' : { detail: String(back) }
  },
}
