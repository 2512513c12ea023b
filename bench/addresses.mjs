/** The nine addresses at which speed in a browser is measured. */
export const addresses = [
  '/uk',
  '/uk/forum/2025/program',
  '/uk/speakers',
  '/uk/forum/2025/tickets',
  '/uk/forum/2025/program/mala-heneratsiia',
  '/uk/forum/2025',
  '/uk/news/tsiny-na-kvytky-2025',
  '/uk/forum/2025/by-card',
  `/uk/search?${new URLSearchParams({ q: 'енергетика' })}`,
]
