// The first look of the admin application: project name, language, list columns, bookmarks. Created once; later changes of operators and editors
// stay.
import { PUBLIC_FOLDER } from '../../packages/content/model/field.ts'
import { names, phrase, phrases } from '../../packages/content/model/label.ts'
import { collections } from '../../packages/content/model/model.ts'
import { SESSION } from '../../packages/content/model/page.ts'
import { EDITOR, ORGANISER } from './roles.mjs'

const UNNAMED = [null, '', 'Directus']
const DEMO = 'Демонстраційні дані'
const DEMO_NOTE =
  'Демонстраційні дані: усі люди, компанії й події вигадані. / Demo data: every person, company and event is invented.'

/** @param {ReturnType<import('../service/rest.mjs').connect>} rest as administrator */
export async function dressAdmin(rest, settings) {
  const { project_name: name } = await rest.get('/settings?fields=project_name')
  if (UNNAMED.includes(name)) await rest.patch('/settings', project(settings.demo))
  await rest.patch('/settings', { project_url: settings.siteUrl })
  await makePhrases(rest)
  const present = await rest.get('/presets?filter[user][_null]=true&fields=collection,bookmark,role&limit=-1')
  const key = ({ collection, bookmark = null, role = null }) => `${collection}/${bookmark}/${role}`
  const there = new Set(present.map(key))
  const missing = [...collections.map(firstList), ...bookmarks()].filter((preset) => !there.has(key(preset)))
  if (missing.length > 0) await rest.post('/presets', missing)
}

async function makePhrases(rest) {
  const present = await rest.get('/translations?fields=key,language&limit=-1')
  const there = new Set(present.map(({ key, language }) => `${key}/${language}`))
  const wanted = [...phrases].flatMap(([key, both]) =>
    names(both).map(({ language, translation }) => ({ key, language, value: translation })),
  )
  const missing = wanted.filter(({ key, language }) => !there.has(`${key}/${language}`))
  if (missing.length > 0) await rest.post('/translations', missing)
}

const project = (demo) => ({
  project_name: 'Форум: зміст сайту',
  project_descriptor: demo ? DEMO : 'Сайт економічного форуму',
  public_note: demo ? DEMO_NOTE : null,
  project_color: '#1F3A5F',
  default_language: 'uk-UA',
  storage_default_folder: PUBLIC_FOLDER,
  // Only for previews in the admin application: the website makes its own pictures, and others must not load this server.
  storage_asset_transform: 'none',
})

const tabular = (collection, { fields, sort, widths }, more = {}) => ({
  collection,
  user: null,
  role: null,
  bookmark: null,
  layout: 'tabular',
  layout_query: { tabular: { fields, sort, limit: 50 } },
  layout_options: widths ? { tabular: { widths } } : null,
  ...more,
})

const firstList = ({ collection, list, shown = null }) => tabular(collection, list, { filter: shown })

/** Names of bookmarks in the reader's language. */
const CALLED = {
  current: phrase(['Поточна програма', 'Current programme']),
  noEnglish: phrase(['Без англійської', 'Without English']),
  noPhotograph: phrase(['Без фото', 'Without a photograph']),
  untranslated: phrase(['Без перекладу', 'Without translations']),
  fresh: phrase(['Нові', 'New ones']),
  waiting: phrase(['Чекають на оплату', 'Waiting for payment']),
  paid: phrase(['Оплачені', 'Paid orders']),
  came: phrase(['Прийшли', 'Have come']),
  absent: phrase(['Ще не прийшли', 'Not here yet']),
  cards: phrase(['Картки', 'Cards']),
}

function bookmarks() {
  const list = (collection) => collections.find((each) => each.collection === collection).list
  const byTime = { ...list('events'), sort: ['start_date'] }
  const saved = (collection, how, bookmark, icon, filter) =>
    [EDITOR, ORGANISER].map(({ role }) => tabular(collection, how, { bookmark, icon, filter, role: role.id }))
  return [
    ...saved('events', byTime, CALLED.current, 'calendar_month', {
      _and: [{ forum: { is_current: { _eq: true } } }, SESSION.shown],
    }),
    ...saved('events', byTime, CALLED.noEnglish, 'translate', {
      _and: [{ forum: { is_current: { _eq: true } } }, SESSION.shown, { title_en: { _empty: true } }],
    }),
    ...saved('speakers', list('speakers'), CALLED.noPhotograph, 'no_photography', { photo: { _null: true } }),
    ...saved('team_members', list('team_members'), CALLED.noPhotograph, 'no_photography', { photo: { _null: true } }),
    ...saved('speakers', list('speakers'), CALLED.untranslated, 'translate', untranslated('title', 'position', 'description')),
    ...saved('blog_posts', list('blog_posts'), CALLED.untranslated, 'translate', untranslated('title', 'lead', 'body')),
    ...saved('pages', list('pages'), CALLED.untranslated, 'translate', untranslated('title', 'body')),
    ...saved('callbacks', list('callbacks'), CALLED.fresh, 'fiber_new', { status: { _eq: 'new' } }),
    ...saved('accreditations', list('accreditations'), CALLED.fresh, 'fiber_new', { status: { _eq: 'new' } }),
    ...saved('group_orders', list('group_orders'), CALLED.fresh, 'fiber_new', { status: { _eq: 'new' } }),
    ...['awaiting_payment', 'paid'].map((status, index) =>
      tabular('ticket_orders', list('ticket_orders'), {
        bookmark: [CALLED.waiting, CALLED.paid][index],
        icon: 'payments',
        filter: { status: { _eq: status } },
        role: ORGANISER.role.id,
      }),
    ),
    ...[
      [CALLED.came, 'how_to_reg', { checked_in_at: { _nnull: true } }],
      [CALLED.absent, 'hourglass_empty', { _and: [{ checked_in_at: { _null: true } }, { state: { _eq: 'valid' } }] }],
    ].map(([bookmark, icon, filter]) =>
      tabular('order_tickets', list('order_tickets'), { bookmark, icon, filter, role: ORGANISER.role.id }),
    ),
    cards(EDITOR),
  ]
}

/** Filled in Ukrainian and empty in another language. */
const untranslated = (...fields) => ({
  _or: fields.flatMap((field) =>
    ['en', 'ru'].map((other) => ({
      _and: [{ [`${field}_ua`]: { _nempty: true } }, { [`${field}_${other}`]: { _empty: true } }],
    })),
  ),
})

const cards = ({ role }) => ({
  collection: 'speakers',
  user: null,
  role: role.id,
  bookmark: CALLED.cards,
  icon: 'grid_view',
  layout: 'cards',
  layout_query: { cards: { sort: ['sort'], limit: 50 } },
  layout_options: {
    cards: { imageSource: 'photo', title: '{{title_ua}}', subtitle: '{{position_ua}}', size: 3, icon: 'person' },
  },
})
