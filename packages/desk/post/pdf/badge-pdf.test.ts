import { describe, expect, test } from 'vitest'
import { type Badge, badgeSizes } from './badge.ts'
import { badgePdf } from './badge-pdf.ts'
import { createDrawingThreads, largePapers, PdfQueueFull } from './order-pdfs.ts'
import { codesOfPdf, readPdf } from './read-pdf-fixture.ts'

const token = `KEF1.${'a'.repeat(26)}.${'B-_9'.repeat(21)}cd`
const badge = (own: Partial<Badge> = {}): Badge => ({
  ...{
    name: 'Єва Ґудзь',
    company: 'ТОВ «Льон і Лад»',
    position: 'Голова обʼєднання',
    kind: 'Учасник',
    kindIndex: 0,
    token: null,
  },
  ...own,
})
const sheets = { title: 'Бейджі', forum: 'Київський економічний форум 2025', date: '16–17 жовтня 2025' }
/** Lines are read back apart; what a name is does not depend on where it was parted. */
const together = (text: string | undefined) => text?.replace(/\s+/g, '').replaceAll('ʼ', '’') ?? ''

const long = [
  'Константинопольський-Забудько Олександр-Максиміліан Володимирович',
  'Національна асоціація виробників електротехнічного обладнання та енергозбереження України',
  'Заступниця директора департаменту міжнародного співробітництва та європейської інтеграції',
  'Дуже довга назва виду квитка на перший день форуму з обідом',
] as const

describe.each(badgeSizes)('badges of the size %s', (size) => {
  const drawn = (badges: readonly Badge[]) => badgePdf(badges, { ...sheets, size }, 'uk')
  const read = async (badges: readonly Badge[]) => readPdf(await drawn(badges))

  test('are read by another library, letter for letter, with the code that opens the door', async () => {
    const pdf = await drawn([badge({ token })])
    const [text] = await readPdf(pdf)
    for (const said of ['Єва Ґудзь', 'ТОВ «Льон і Лад»', 'Голова обʼєднання', 'Учасник', sheets.forum])
      expect(together(text)).toContain(together(said))
    expect(await codesOfPdf(pdf)).toEqual([token])
  })

  test('hold the longest names whole, in every script that the fonts have', async () => {
    const [name, company, position, kind] = long
    const names = [name, 'W'.repeat(100), 'Ευαγγελία Παπαδοπούλου', 'გიორგი მაჭავარიანი', 'Nguyễn Thị Hương']
    const pages = await read(names.map((name, kindIndex) => badge({ name, company, position, kind, kindIndex, token })))
    const text = together(pages.join(''))
    for (const said of names) expect(text).toContain(together(said))
    for (const said of [company, position, kind]) expect(text.split(together(said)).length - 1).toBe(names.length)
  })

  test('stand on as many sheets as they need, and people of whom nothing is known any more leave none without', async () => {
    const onSheet = size === 'a6' ? 4 : 10
    expect(await read(Array.from({ length: onSheet }, () => badge({ kind: long[3] })))).toHaveLength(1)
    const unknown = badge({ name: '', company: '', position: '' })
    expect(await read(Array.from({ length: onSheet + 1 }, () => unknown))).toHaveLength(2)
  })
})

test('many are drawn in a thread, one paper after another, and no more wait than a few', async () => {
  const { run: draw, end } = createDrawingThreads(largePapers)
  const papers = Array.from({ length: 5 }, () => draw({ kind: 'badges', given: [[badge()], { ...sheets, size: 'card' }, 'uk'] }))
  const outcomes = await Promise.allSettled(papers)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(outcomes[4]).toMatchObject({ reason: expect.any(PdfQueueFull) })
  const [first] = await Promise.all(papers.slice(0, 4))
  expect(together((await readPdf(first as Uint8Array))[0])).toContain(together('Єва Ґудзь'))
  await expect(draw({ kind: 'badges', given: [null as never, { ...sheets, size: 'card' }, 'uk'] })).rejects.toThrow(
    /could not be drawn/,
  )
  await end()
})
