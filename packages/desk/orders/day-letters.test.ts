// Letters about the running day: by themselves after half an hour and after a plan, each once, never about a drill or what is over.
import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { atClock, olena } from '@forum/desk/day/day-fixture.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { holdLetter, releaseLetter, startDayLetters } from './day-letters.ts'
import { alert, buyer, colleague, minute, openDayLetters, siteUrl } from './day-letters-fixture.ts'
import { sendAllOn, stopAllLetters } from './forum-letters.ts'

test('after half an hour each mailbox gets one letter, and after the accepted plan one more', async () => {
  const { day, round, mails, pass, plan, bought, names, context } = await openDayLetters()
  await bought()
  await day.interrupt(olena, alert)
  pass(29 * minute)
  expect([await round(), await names()]).toEqual([0, [['interrupted', 'new', 0]]])
  pass(minute)
  await round()
  await Promise.all([round(), round()])
  const sent = await mails()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([buyer.email, colleague.email].toSorted())
  expect(sent[0]).toMatchObject({ subject: 'Форум перервано: Форум 2025', lang: 'uk' })
  expect(sent[0]?.text).toContain('З 11:42 форум перервано: повітряна тривога.')
  expect(await names()).toEqual([['interrupted', 'done', 2]])
  await day.goOn(olena)
  await plan('14:10')
  pass(2 * minute)
  await round()
  pass(minute)
  await round()
  await round()
  const planned = (await mails()).filter(({ subject }) => subject.startsWith('Новий'))
  expect(planned.map(({ to }) => to).toSorted()).toEqual([buyer.email, colleague.email].toSorted())
  expect(planned[0]?.text).toContain('14:10–15:10 (було о 13:30) ports, great')
  const deeds = (await latestDeeds(context.database, 9)).filter(({ action }) => action === 'lettersSent')
  expect(deeds.map(({ by }) => by.name)).toEqual(['forum-desk', 'forum-desk'])
})

test.each(locales)('both speak the language of the order (%s), with the ticket and the way to end them', async (locale) => {
  const { day, round, mails, messages, pass, plan, bought, refusalKeys } = await openDayLetters()
  const order = await bought(locale)
  await day.interrupt(olena, alert)
  await day.goOn(olena, { at: atClock('13:05') })
  await plan('14:10')
  pass(31 * minute)
  await round()
  const sent = await mails()
  const words = catalogues[locale].mail.orders.day
  expect([...new Set(sent.map(({ subject }) => subject))].toSorted()).toEqual(
    [words.interrupted('Форум 2025'), words.planned('Форум 2025')].toSorted(),
  )
  const [{ person } = { person: '' }] = (await messages()).filter(({ orderId }) => orderId === order.id)
  const end = `${siteUrl}/${locale}/subscription/${refusalKeys.of(2025, person)}`
  const own = sent.filter(({ unsubscribe }) => unsubscribe === end)
  expect(own).toHaveLength(2)
  for (const { text, lang } of own) {
    expect(lang).toBe(locale)
    for (const part of [words.ticket, words.refuse, end]) expect(text).toContain(part)
  }
  const told = (subject: string) => sent.find((mail) => mail.subject === subject)?.text
  expect(told(words.interrupted('Форум 2025'))).toContain(words.resumes('13:05'))
  for (const part of [words.was('13:30'), `/${locale}/forum/2025/program`])
    expect(told(words.planned('Форум 2025'))).toContain(part)
})

test.each<[string, { wish?: object; date?: string; endsAfter?: number }]>([
  ['a drill that everybody sees', { wish: { ...alert, drill: 'shown' } }],
  ['a hidden drill', { wish: { ...alert, drill: 'hidden' } }],
  ['a pause of one hall', { wish: { kind: 'pause', roomIds: ['small'], drill: null } }],
  ['an alert that is over before', { endsAfter: 29 }],
  ['buttons that are tried on another day', { date: '2025-10-14' }],
])('nobody is written to about %s', async (_, { wish = alert, date = '2025-10-16', endsAfter }) => {
  const { day, round, pass, names } = await openDayLetters({ guests: 2, date })
  await day.interrupt(olena, wish as typeof alert)
  if (endsAfter !== undefined) {
    pass(endsAfter * minute)
    await day.goOn(olena)
  }
  pass(40 * minute)
  expect([await round(), await names()]).toEqual([0, []])
})

test.each([
  ['a drill', { ...alert, drill: 'shown' } as const],
  ['nothing that interrupted the day', null],
])('a plan after %s is written to nobody', async (_, wish) => {
  const { day, round, pass, plan } = await openDayLetters({ guests: 2 })
  if (wish) await day.interrupt(olena, wish)
  expect(await plan('14:10')).toBeGreaterThan(0)
  pass(10 * minute)
  expect(await round()).toBe(0)
})

test('a plan that is corrected within minutes is one letter with the last; one that is undone is none', async () => {
  const { day, round, pass, plan, mails } = await openDayLetters({ guests: 1 })
  await day.interrupt(olena, alert)
  await day.goOn(olena)
  const first = await plan('14:10')
  pass(50_000)
  await day.undo(olena, first)
  pass(10 * minute)
  expect(await round()).toBe(0)
  await plan('14:10')
  pass(2 * minute)
  await round()
  await plan('14:25')
  pass(2 * minute)
  expect(await round()).toBe(0)
  pass(minute)
  expect(await round()).toBe(1)
  expect((await mails()).map(({ text }) => text.match(/\d\d:\d\d–\d\d:\d\d/g))).toEqual([['14:25–15:25']])
})

test('a plan that is accepted while the letter about an earlier one still leaves takes it back', async () => {
  const { day, round, pass, plan, messages, mails, deliver } = await openDayLetters({ guests: 3 })
  await day.interrupt(olena, alert)
  await day.goOn(olena)
  await plan('14:10')
  pass(3 * minute)
  await round()
  await deliver(1)
  await plan('14:25')
  // What is written at this moment would be told by the next letter anyway.
  expect(await mails()).toEqual([])
  pass(3 * minute)
  await round()
  expect(new Set((await mails()).map(({ to }) => to)).size).toBe(3)
  expect((await messages()).filter(({ letter }) => letter.endsWith(`-${day.version()?.revision}`))).toHaveLength(3)
})

test('the forum goes on before all letters left: the others come back, and one on its way is not sent', async () => {
  const { day, round, pass, messages, mails, deliver, names } = await openDayLetters({ guests: 3 })
  await day.interrupt(olena, alert)
  pass(30 * minute)
  await round()
  await deliver(1)
  await day.goOn(olena)
  expect(await mails()).toEqual([])
  await round()
  expect([(await messages()).filter(({ letter }) => letter.startsWith('interrupted')).length, await names()]).toEqual([
    1,
    [['interrupted', 'stopped', 1]],
  ])
  // The next one is another interruption.
  pass(minute)
  await day.interrupt(olena, alert)
  pass(30 * minute)
  expect(await round()).toBe(3)
})

test('held back before, it does not go; released, it goes when it is due, to everybody once', async () => {
  const { day, round, pass, letters, messages, names } = await openDayLetters({ guests: 2 })
  await day.interrupt(olena, alert)
  const name = `interrupted-2025-${day.version()?.interruptions[0]?.id}`
  const hold = () => holdLetter(letters, olena, name, Date.now())
  const release = () => releaseLetter(letters, olena, name)
  expect([await release(), await hold(), await hold()]).toEqual([false, true, false])
  pass(40 * minute)
  expect([await round(), await names()]).toEqual([0, [['interrupted', 'stopped', 0]]])
  expect([await release(), await round(), await round()]).toEqual([true, 2, 0])
  expect(await hold()).toBe(true)
  expect([await messages(), await names()]).toEqual([[], [['interrupted', 'stopped', 0]]])
  expect([await release(), await round(), (await messages()).length]).toEqual([true, 2, 2])
  for (const other of ['before-2025', 'interrupted-2025-x', "interrupted-2025-' OR 1=1", 'planned-2025-99'])
    expect(await holdLetter(letters, olena, other, Date.now())).toBe(false)
  await day.goOn(olena)
  expect([await hold(), await release()]).toEqual([false, false])
})

test('a process that is killed in between leaves the rest to the next round of another, and nobody is written to twice', async () => {
  const { day, pass, context, letters, messages } = await openDayLetters({ guests: 120 })
  await day.interrupt(olena, alert)
  pass(30 * minute)
  let transactions = 0
  const dying = {
    ...context.database,
    transaction: ((work) => {
      if (++transactions > 2) throw new Error('killed')
      return context.database.transaction(work)
    }) as typeof context.database.transaction,
  }
  await startDayLetters({ ...letters, database: dying }, Date.now())
  await expect(sendAllOn({ ...context, database: dying })).rejects.toThrow('killed')
  expect(await messages()).toHaveLength(100)
  await Promise.all([startDayLetters(letters, Date.now()), startDayLetters(letters, Date.now())])
  expect((await Promise.all([sendAllOn(context), sendAllOn(context)])).reduce((sum, sent) => sum + sent)).toBe(20)
  expect(new Set((await messages()).map(({ person }) => person)).size).toBe(120)
})

test('after a restore nothing goes on by itself', async () => {
  const { day, round, pass, context } = await openDayLetters({ guests: 2 })
  await day.interrupt(olena, alert)
  pass(30 * minute)
  await round()
  await stopAllLetters(context.database, Date.now())
  expect(await round()).toBe(0)
})
