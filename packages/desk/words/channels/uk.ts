// Words for the forum's own channels, to be copied: what happens, and what people should do.
import { atHour } from '@forum/domain/localisation/at-hour.ts'

export const channels = {
  alert: (since: string, halls: string) =>
    `З ${since} форум перервано${halls && ` (${halls})`}: повітряна тривога. Будь ласка, пройдіть до укриття й лишайтеся там до відбою. Ваш квиток лишається дійсним.`,
  pause: (since: string, halls: string) =>
    `З ${since} форум перервано${halls && ` (${halls})`}. Скоро скажемо, коли продовжимо. Ваш квиток лишається дійсним.`,
  resumes: (at: string) => `Продовжимо ${atHour(at)}.`,
  goesOn: 'Форум триває. Програма могла зсунутися: дивіться її на сайті.',
  site: (address: string) => `Що зараз: ${address}`,
}
