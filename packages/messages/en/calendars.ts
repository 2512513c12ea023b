// Words of the ways to subscribe to a calendar.
import type * as uk from '../uk/calendars.ts'

export const calendars: typeof uk.calendars = {
  apple: 'Apple Calendar, Outlook',
  google: 'Google Calendar',
  file: 'File',
  fileNote: 'without updates',
  address: 'Address of the calendar',
  hint: 'No calendar opened? Copy the address and paste it there: “Add subscription calendar”, “From URL” or “Subscribe from web”.',
}
