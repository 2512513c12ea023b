// Owns the collections of an edition: the forum itself, its days in short, its tickets and its partners by group.
import { localeTable } from '../../domain/localisation/locale.ts'
import { onSite, url } from './address.ts'
import { type Choices, choice } from './choice.ts'
import { collection } from './collection.ts'
import { line, rows, rule, serial, sort, whole, year, yesNo } from './field.ts'
import { SWITCHED } from './page.ts'
import { partners } from './partner.ts'
import { belongsTo, FILES, file, hasMany, manyToMany } from './relation.ts'
import { DESCRIPTION, SHORT_DESCRIPTION, TITLE, texts } from './texts.ts'
import { changed, day, moment } from './time.ts'

const FOLDER = 'folder_forum'
const TICKETS_STATUS: Choices = {
  soon: ['Незабаром', 'Soon', '#A2B5CD'],
  started: ['Продаж відкрито', 'On sale', '#2ECDA7'],
  ended: ['Завершено', 'Ended', '#E35169'],
}
const SIZES: Choices = { large: ['Великий', 'Large'], medium: ['Середній', 'Medium'], small: ['Малий', 'Small'] }
const forum = (many: string) => belongsTo('forum', ['Форум', 'Forum'], 'forums', { many, orderBy: 'sort', template: '{{year}}' })

const forums = collection({
  collection: 'forums',
  label: ['Форуми', 'Forums'],
  icon: 'event_available',
  folder: FOLDER,
  template: '{{year}} · {{title_ua}}',
  list: {
    fields: ['cover', 'year', 'is_current', 'title_ua', 'theme_ua', 'start_date', 'tickets_status', 'is_archived'],
    sort: ['-year'],
  },
  fields: [
    serial(),
    onSite('/forum/{{year}}'),
    year('year', ['Рік', 'Year'], { required: true }),
    yesNo('is_current', ['Поточний форум', 'Current forum'], false, {
      note: [
        'Сайт відкривається цим форумом і продає квитки на нього. Увімкнений один: у попереднього перемикач вимкнеться сам.',
        'The site opens with this forum and sells tickets for it. One has it: the former one’s switch goes off by itself.',
      ],
    }),
    choice('tickets_status', ['Стан продажу', 'Ticket sale'], TICKETS_STATUS, {}, 'soon'),
    yesNo('is_archived', ['В архіві', 'Archived'], false),
    yesNo('is_cancelled', ['Скасовано', 'Cancelled'], false),
    ...texts({
      title: TITLE,
      theme: { label: ['Гасло', 'Motto'] },
      description: DESCRIPTION,
      cancelled_note: { label: ['Чому скасовано', 'Why it was cancelled'], as: 'lines' },
      registration_note: { label: ['Про реєстрацію', 'About registration'], as: 'rich' },
      venue: { label: ['Місце', 'Venue'] },
      address: { label: ['Адреса', 'Address'] },
      home_lead: { label: ['Головна: речення під гаслом', 'Home: sentence below the motto'] },
      home_speakers: { label: ['Головна: заголовок спікерів', 'Home: heading of the speakers'] },
      home_programme: { label: ['Головна: заголовок програми', 'Home: heading of the programme'] },
      home_partners: { label: ['Головна: заголовок партнерів', 'Home: heading of the partners'] },
      home_news: { label: ['Головна: заголовок новин', 'Home: heading of the news'] },
      home_videos: { label: ['Головна: заголовок відео', 'Home: heading of the videos'] },
      topics: { label: ['Часті запити, через кому', 'What is often asked, with commas'] },
    }),
    moment('start_date', ['Початок', 'Start']),
    moment('end_date', ['Кінець', 'End']),
    day('accreditation_until', ['Акредитація до', 'Accreditation until'], {
      note: ['Останній день. Порожньо: до кінця форуму', 'The last day. Empty: to the end of the forum'],
    }),
    url('map_url', ['Карта', 'Map']),
    url('video_url', ['Відео', 'Video']),
    file('cover', ['Обкладинка', 'Cover']),
    whole('attendance', ['Скільки людей прийшло', 'People who came']),
    rows(
      'stats',
      ['Цифри', 'Figures'],
      {
        value: ['Число', 'Value'],
        ...Object.fromEntries(
          Object.values(localeTable).map(({ suffix, label }) => [
            `label_${suffix}`,
            [`Підпис ${label}`, `Label ${label}`] as const,
          ]),
        ),
      },
      '{{value}} {{label_ua}}',
    ),
    hasMany('program_days', ['Дні програми', 'Days'], '{{date}} {{title_ua}}'),
    hasMany('short_programs', ['Програма коротко', 'Programme in short'], '{{time}} {{title_ua}}'),
    hasMany('events', ['Події', 'Events'], '{{start_date}} {{title_ua}}'),
    hasMany('broadcasts', ['Трансляції', 'Broadcasts'], '{{title_ua}}'),
    hasMany('ticket_groups', ['Групи квитків', 'Ticket groups'], '{{title_ua}}'),
    hasMany('partner_groups', ['Групи партнерів', 'Partner groups'], '{{title_ua}}'),
    manyToMany('speakers', ['Спікери', 'Speakers'], {
      through: 'forums_speakers',
      target: 'speakers',
      link: 'speakers_id',
      template: '{{speakers_id.photo.$thumbnail}} {{speakers_id.title_ua}}',
    }),
    manyToMany('gallery', ['Галерея', 'Gallery'], {
      through: 'forums_files',
      target: FILES,
      link: 'directus_files_id',
      template: '{{directus_files_id.$thumbnail}} {{directus_files_id.title}}',
    }),
    changed(),
  ],
})

const shortPrograms = collection({
  collection: 'short_programs',
  label: ['Програма коротко', 'Programme in short'],
  icon: 'short_text',
  folder: FOLDER,
  template: '{{time}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['forum', 'time', 'title_ua'], sort: ['-forum.year', 'sort'] },
  fields: [
    serial(),
    forum('short_programs'),
    line('time', ['Час', 'Time'], {
      required: true,
      options: { placeholder: '09:30', masked: false },
      ...rule({ time: { _regex: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } }, [
        'Час у вигляді 09:30, від 00:00 до 23:59',
        'A time such as 09:30, from 00:00 to 23:59',
      ]),
    }),
    ...texts({ title: TITLE, description: SHORT_DESCRIPTION }),
    sort(),
  ],
})

const ticketGroups = collection({
  collection: 'ticket_groups',
  label: ['Групи квитків', 'Ticket groups'],
  icon: 'sell',
  folder: FOLDER,
  template: '{{forum.year}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['forum', 'title_ua', 'tickets'], sort: ['-forum.year', 'sort'] },
  fields: [
    serial(),
    forum('ticket_groups'),
    ...texts({ title: TITLE, description: SHORT_DESCRIPTION }),
    hasMany('tickets', ['Квитки', 'Tickets'], '{{title_ua}} {{price}}'),
    sort(),
  ],
})

const tickets = collection({
  collection: 'tickets',
  label: ['Квитки', 'Tickets'],
  icon: 'confirmation_number',
  folder: FOLDER,
  template: '{{title_ua}} · {{price}} {{currency}}',
  sortField: 'sort',
  list: {
    fields: ['ticket_group', 'title_ua', 'price', 'quota', 'sale_start', 'sale_end', 'is_active'],
    sort: ['ticket_group', 'sort'],
  },
  ...SWITCHED,
  open: { _or: [{ is_invitation_only: { _null: true } }, { is_invitation_only: { _eq: false } }] },
  fields: [
    serial(),
    belongsTo('ticket_group', ['Група', 'Group'], 'ticket_groups', {
      many: 'tickets',
      orderBy: 'sort',
      template: '{{forum.year}} {{title_ua}}',
    }),
    yesNo('is_active', ['Показувати на сайті', 'Shown on the site'], true),
    ...texts({ title: TITLE, description: { label: ['Що входить', 'What is included'], as: 'rich' } }),
    whole('price', ['Ціна, грн', 'Price, UAH'], {
      required: true,
      note: [
        'Ціле число гривень, з ПДВ. Коми поле не бере: копійок немає',
        'Whole hryvnias, VAT included. The field takes no point: there are no kopecks',
      ],
    }),
    whole('old_price', ['Ціна до того, грн', 'Price before that, UAH'], {
      note: [
        'Лише ціна, за якою квиток справді продавали чи продають до зміни ціни',
        'Only a price at which the ticket was or is sold until its price changes',
      ],
    }),
    moment('price_from', ['Ціна діє з', 'Price holds from'], {
      note: [
        'До цієї миті квиток коштує стільки, скільки в полі «Ціна до того». Порожньо: ціна одна',
        'Until that moment the ticket costs what “Price before that” says. Empty: one price',
      ],
    }),
    line('currency', ['Валюта', 'Currency'], { hidden: true }),
    whole('quota', ['Скільки всього', 'Quota'], {
      note: ['Порожньо: без обмеження. 0: розпродано', 'Empty: no limit. 0: sold out'],
    }),
    whole('max_per_order', ['Найбільше в замовленні', 'Most in one order'], {}, { min: 1 }),
    yesNo('is_online', ['Лише онлайн', 'Online only'], false, {
      note: [
        'Квиток не пускає до зали: на сторінці квитків він стоїть окремо',
        'It lets nobody into the hall, and stands apart on the page of tickets',
      ],
    }),
    yesNo('is_invitation_only', ['Лише за запрошенням', 'By invitation only'], false, {
      note: [
        'Такий квиток не продають і ніде не показують: його дають запрошення й акредитація. Ціна на квитку — 0',
        'It is sold and shown nowhere: invitations and accreditations give it. Its price is 0',
      ],
    }),
    moment('sale_start', ['Початок продажу', 'Sale starts']),
    moment('sale_end', ['Кінець продажу', 'Sale ends']),
    day('valid_from', ['Діє з', 'Valid from'], {
      note: [
        'День, на який пускає квиток. Порожньо: усі дні форуму',
        'The day for which it lets in. Empty: all days of the forum',
      ],
    }),
    day('valid_until', ['Діє до', 'Valid until'], { note: ['Порожньо: той самий день', 'Empty: the same day'] }),
    sort(),
  ],
})

const partnerGroups = collection({
  collection: 'partner_groups',
  label: ['Групи партнерів', 'Partner groups'],
  icon: 'workspaces',
  folder: FOLDER,
  template: '{{forum.year}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['forum', 'title_ua', 'size', 'partners'], sort: ['-forum.year', 'sort'] },
  fields: [
    serial(),
    forum('partner_groups'),
    choice('size', ['Розмір логотипів', 'Size of the logos'], SIZES, {}, 'medium'),
    ...texts({ title: TITLE }),
    manyToMany('partners', ['Партнери', 'Partners'], {
      through: 'partner_groups_partners',
      target: 'partners',
      link: 'partners_id',
      template: '{{partners_id.logo.$thumbnail}} {{partners_id.title_ua}}',
    }),
    sort(),
  ],
})

export const forumCollections = [forums, shortPrograms, ticketGroups, tickets, partnerGroups, partners] as const
