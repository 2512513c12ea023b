// Words of the ways to subscribe to a calendar.

export const calendars = {
  apple: 'Apple Календар, Outlook',
  google: 'Google Календар',
  file: 'Файл',
  fileNote: 'без оновлень',
  address: 'Адреса календаря',
  hint: 'Календар не відкрився? Скопіюйте адресу й вставте її в ньому: «Додати підписку на календар», «За URL-адресою» або «Підписатися з інтернету».',
}
