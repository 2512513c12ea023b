import type { DayReportView } from '@forum/desk/office/pages/report-view.ts'
import { clockAt, fullDate, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'
import { TitledTable } from './titled-table.tsx'

/** The report of a forum's day. */
export function ReportPage({ view: { date, dates, interruptions, sessions } }: { view: DayReportView }) {
  const { words, frame } = useOffice()
  const { day } = words
  const { report } = day
  const dayOf = (each: string) => fullDate(parseMoment(each) ?? 0, frame.language)
  const minutes = interruptions.reduce((sum, one) => sum + (one.isDrill ? 0 : (one.minutes ?? 0)), 0)
  const real = interruptions.filter(({ isDrill }) => !isDrill).length
  return (
    <>
      <p>
        <a href="/day">{day.title}</a>
      </p>
      <h1>{report.title(dayOf(date))}</h1>
      {dates.length > 1 && (
        <p className="cluster targets">
          {dates.map((each) => (
            <a key={each} href={`/day/report?date=${each}`} aria-current={each === date ? 'page' : undefined}>
              {dayOf(each)}
            </a>
          ))}
        </p>
      )}
      <p>{report.sum(real, minutes, sessions.length)}</p>
      {interruptions.length > 0 && (
        <TitledTable title={report.interruptions} heads={['', report.since, report.until, report.minutes, report.by]}>
          {interruptions.map(({ id, kind, isDrill, halls, since, until, minutes: lasted, by, endedBy }) => (
            <tr key={id}>
              <th scope="row">
                {isDrill ? day.drillOf(day.kinds[kind]) : day.kinds[kind]}, {halls || day.everywhere}
              </th>
              <td>{clockAt(since)}</td>
              <td>{until === null ? '' : clockAt(until)}</td>
              <td>{lasted ?? ''}</td>
              <td>{[by, endedBy].filter(Boolean).join(', ')}</td>
            </tr>
          ))}
        </TitledTable>
      )}
      {sessions.length > 0 && (
        <TitledTable title={report.sessions} heads={['', report.before, report.after]}>
          {sessions.map(({ id, title, before, after, isCut }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{before}</td>
              <td>{isCut ? report.cut : after}</td>
            </tr>
          ))}
        </TitledTable>
      )}
      <form method="post" action="/day/report">
        <input type="hidden" name="date" value={date} />
        <Submit look="plain">{report.table}</Submit>
      </form>
    </>
  )
}
