import type { Catalogue } from '../catalogue.ts'

export const consent: Catalogue['consent'] = {
  question: 'Разрешите считать посещения?',
  explanation:
    'С вашего согласия Google Analytics сможет видеть, какие страницы сайта вы открываете и сколько их читаете. Без него ничего не отправляется. Выбор действует полгода; изменить его можно внизу любой страницы.',
  more: 'Что именно?',
  accept: 'Согласиться',
  decline: 'Отказаться',
  present: { accepted: 'Сейчас вы согласны.', declined: 'Сейчас вы отказались.' },
}
