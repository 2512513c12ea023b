// Words for the forum's own channels in Russian.
import type { channels as ukrainian } from './uk.ts'

export const channels: typeof ukrainian = {
  alert: (since, halls) =>
    `С ${since} форум прерван${halls && ` (${halls})`}: воздушная тревога. Пожалуйста, пройдите в укрытие и оставайтесь там до отбоя. Ваш билет остаётся действительным.`,
  pause: (since, halls) =>
    `С ${since} форум прерван${halls && ` (${halls})`}. Скоро скажем, когда продолжим. Ваш билет остаётся действительным.`,
  resumes: (at) => `Продолжим в ${at}.`,
  goesOn: 'Форум продолжается. Программа могла сдвинуться: смотрите её на сайте.',
  site: (address) => `Что сейчас: ${address}`,
}
