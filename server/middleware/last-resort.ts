// The page that is shown when the app itself cannot answer: in the visitor's language, whole in itself, without any detail.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isLocale, type Locale } from '#domain/localisation/locale.ts'
import { contentSecurityPolicy } from '../page-cache/content-security-policy.ts'

type Words = { title: string; text: string; home: string }
type Kind = 'lost' | 'unfit' | 'foreign' | 'refused' | 'broken' | 'away'
type Problem = 400 | 403 | 404 | 405 | 413 | 415 | 500 | 503

const words: Readonly<Record<Locale, Readonly<Record<Kind, Words>>>> = {
  uk: {
    lost: { title: 'Сторінку не знайдено', text: 'Сторінки, яку ви шукаєте, не знайдено.', home: 'На головну' },
    unfit: {
      title: 'Запит не прийнято',
      text: 'Так цю сторінку відкрити не можна. Перейдіть за її адресою або почніть з головної.',
      home: 'На головну',
    },
    foreign: {
      title: 'Форму не прийнято',
      text: 'Її можна надіслати лише зі сторінки цього сайту. Відкрийте сторінку з формою й заповніть її там.',
      home: 'На головну',
    },
    refused: {
      title: 'Запит не прийнято',
      text: 'Надіслано забагато даних. Поверніться, скоротіть текст і спробуйте ще раз.',
      home: 'На головну',
    },
    broken: { title: 'Щось пішло не так', text: 'Ми вже бачимо цю помилку. Спробуйте ще раз за хвилину.', home: 'На головну' },
    away: { title: 'Сайт зараз недоступний', text: 'Дані ще завантажуються. Спробуйте ще раз за хвилину.', home: 'На головну' },
  },
  en: {
    lost: { title: 'Page not found', text: 'The page you are looking for is not found.', home: 'Go to the homepage' },
    unfit: {
      title: 'The request was not accepted',
      text: 'This page cannot be opened that way. Follow its address, or start from the homepage.',
      home: 'Go to the homepage',
    },
    foreign: {
      title: 'The form was not accepted',
      text: 'It can only be sent from a page of this site. Open the page with the form and fill it in there.',
      home: 'Go to the homepage',
    },
    refused: {
      title: 'The request was not accepted',
      text: 'Too much was sent. Go back, shorten the text and try again.',
      home: 'Go to the homepage',
    },
    broken: {
      title: 'Something went wrong',
      text: 'We can see this error. Please try again in a minute.',
      home: 'Go to the homepage',
    },
    away: {
      title: 'The site is not available now',
      text: 'Its content is still being loaded. Please try again in a minute.',
      home: 'Go to the homepage',
    },
  },
  ru: {
    lost: { title: 'Страница не найдена', text: 'Страница, которую вы ищете, не найдена.', home: 'На главную' },
    unfit: {
      title: 'Запрос не принят',
      text: 'Так эту страницу открыть нельзя. Перейдите по её адресу или начните с главной.',
      home: 'На главную',
    },
    foreign: {
      title: 'Форма не принята',
      text: 'Её можно отправить только со страницы этого сайта. Откройте страницу с формой и заполните её там.',
      home: 'На главную',
    },
    refused: {
      title: 'Запрос не принят',
      text: 'Отправлено слишком много данных. Вернитесь, сократите текст и попробуйте ещё раз.',
      home: 'На главную',
    },
    broken: {
      title: 'Что-то пошло не так',
      text: 'Мы уже видим эту ошибку. Попробуйте ещё раз через минуту.',
      home: 'На главную',
    },
    away: {
      title: 'Сайт сейчас недоступен',
      text: 'Данные ещё загружаются. Попробуйте ещё раз через минуту.',
      home: 'На главную',
    },
  },
}

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:2rem;box-sizing:border-box;
font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin-inline:auto}p{margin:0}.code{font-size:clamp(4rem,20vw,9rem);line-height:1;font-weight:800;margin:0}
h1{margin:0;font-size:clamp(1.5rem,5vw,2.5rem);line-height:1.15}a{color:inherit;text-underline-offset:.2em}`

function kindOf(status: Problem): Kind {
  if (status === 503) return 'away'
  if (status === 500) return 'broken'
  if (status === 413) return 'refused'
  if (status === 403 || status === 415) return 'foreign'
  return status === 404 ? 'lost' : 'unfit'
}

/** The answer for `status` to somebody who asked for `path`. */
export function lastResort(status: Problem, path: string): Response {
  const segment = path.split('/')[1] ?? ''
  const locale = isLocale(segment) ? segment : 'uk'
  const { title, text, home } = words[locale][kindOf(status)]
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head>
<body><main><p class="code">${status}</p><h1>${title}</h1><p>${text}</p><p><a href="${localePath(locale, pathWithin.home())}">${home}</a></p></main></body></html>`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(html),
  })
  if (status === 503) headers.set('retry-after', '10')
  return new Response(html, { status, headers })
}
