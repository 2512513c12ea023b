// The report of a forum's day, at the desk and as a table.
import { noteDeed } from '@forum/desk/audit/audit.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { Hono } from 'hono'
import { type DayReport, dayReport } from '../lists/day-report.ts'
import { type ColumnOf, tableOf } from '../lists/table.ts'
import { tableCsv } from '../lists/table-csv.ts'
import type { OfficeLanguage } from '../staff/session.ts'
import { type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'
import type { DayReportView } from './report-view.ts'

export function reportPages(stack: Hono<OfficeEnv>, { parts: { desk }, show }: OfficeRoom): void {
  const viewOf = (asked: string, context: OfficeContext): DayReportView => {
    const { interruptions = [], moves = [] } = desk.day.version() ?? {}
    const programme = desk.day.programme()
    const dates = [...new Set([...programme.dates, ...interruptions.map(({ since }) => dateAt(since))])].sort()
    const today = dateAt(desk.now())
    const date = dates.find((each) => each === asked) ?? dates.findLast((each) => each <= today) ?? dates[0] ?? today
    const report = dayReport({ interruptions, moves }, programme, date, context.get('organiser').language)
    return { page: 'dayReport', date, dates, ...report }
  }
  stack.get('/day/report', async (context) => {
    await desk.day.look()
    return show(context, viewOf(context.req.query('date') ?? '', context))
  })
  stack.post('/day/report', async (context) => {
    await desk.day.look()
    const by = context.get('organiser')
    const view = viewOf(typedText(context.get('form'), 'date'), context)
    await desk.database.transaction((tx) =>
      noteDeed(tx, by, desk.now(), {
        action: 'exported',
        orderId: null,
        reason: `${wordsOf(by.language).name} ${view.date}, CSV`,
      }),
    )
    return context.body(tableOfReport(view, by.language), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="day-${view.date}.csv"`,
    })
  })
}

const wordsOf = (language: OfficeLanguage) => downloadWords[language].downloads.day

type Row = {
  what: string
  where: string
  since: number | null
  until: number | null
  minutes: number | null
  before: string
  after: string
}

const columns: readonly ColumnOf<Row, 'what' | 'where' | 'since' | 'until' | 'minutes' | 'before' | 'after'>[] = [
  { title: 'what', kind: 'text', width: 20, of: ({ what }) => what },
  { title: 'where', kind: 'text', width: 40, of: ({ where }) => where },
  { title: 'since', kind: 'moment', width: 16, of: ({ since }) => since },
  { title: 'until', kind: 'moment', width: 16, of: ({ until }) => until },
  { title: 'minutes', kind: 'number', width: 8, of: ({ minutes }) => minutes },
  { title: 'before', kind: 'text', width: 30, of: ({ before }) => before },
  { title: 'after', kind: 'text', width: 30, of: ({ after }) => after },
]

function tableOfReport({ interruptions, sessions }: DayReport, language: OfficeLanguage): string {
  const words = wordsOf(language)
  const nothing = { since: null, until: null, minutes: null, before: '', after: '' }
  const rows: Row[] = [
    ...interruptions.map(({ kind, isDrill, halls, since, until, minutes }) => ({
      ...nothing,
      ...{ what: isDrill ? words.drill : words.kinds[kind], where: halls || words.everywhere, since, until, minutes },
    })),
    ...sessions.map(({ title, before, after, isCut }) => ({
      ...nothing,
      ...{ what: isCut ? words.cut : words.moved, where: title, before, after },
    })),
  ]
  return tableCsv(tableOf('day', columns, words, rows))
}
