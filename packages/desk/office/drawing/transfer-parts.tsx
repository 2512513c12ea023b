import { fullDate, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { useOffice } from './office-words.tsx'

/** A day of the bank, YYYY-MM-DD. */
export function BankDay({ day }: { day: string }) {
  const { language } = useOffice().frame
  return <time dateTime={day}>{fullDate(parseMoment(`${day}T12:00:00`) ?? 0, language)}</time>
}
