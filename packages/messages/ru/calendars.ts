// Words of the ways to subscribe to a calendar.
import type * as uk from '../uk/calendars.ts'

export const calendars: typeof uk.calendars = {
  apple: 'Apple Календарь, Outlook',
  google: 'Google Календарь',
  file: 'Файл',
  fileNote: 'без обновлений',
  address: 'Адрес календаря',
  hint: 'Календарь не открылся? Скопируйте адрес и вставьте его в нём: «Добавить подписной календарь», «Добавить по URL» или «Подписаться из Интернета».',
}
