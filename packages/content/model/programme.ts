// Owns the collections of the programme: days, events, side events, broadcasts. Rooms, topics and shelters: venue.ts.

import { onSite, slug, url } from './address.ts'
import { type Choices, choice, languages } from './choice.ts'
import { collection } from './collection.ts'
import { type Field, serial, sort, yesNo } from './field.ts'
import { folded } from './group.ts'
import type { Label } from './label.ts'
import { page, SESSION, SWITCHED } from './page.ts'
import { belongsTo, file, hasMany, manyToMany } from './relation.ts'
import { DESCRIPTION, type Text, TITLE, texts, textsAside } from './texts.ts'
import { changed, day, moment } from './time.ts'
import { PROGRAMME_FOLDER, rooms, shelters, topics } from './venue.ts'

const STATUS: Choices = {
  published: ['Опубліковано', 'Published', '#2ECDA7'],
  cancelled: ['Скасовано', 'Cancelled', '#E35169'],
  draft: ['Чернетка', 'Draft', '#FFC23B'],
  disabled: ['Вимкнено', 'Disabled', '#A2B5CD'],
}
/** Why it is cancelled, and the replacement. */
const STATUS_NOTE: Text = { label: ['Пояснення до стану', 'Note on the status'] }
const KINDS: Choices = {
  panel: ['Панель', 'Panel'],
  keynote: ['Промова', 'Keynote'],
  discussion: ['Дискусія', 'Discussion'],
  interview: ['Інтервʼю', 'Interview'],
  ceremony: ['Церемонія', 'Ceremony'],
  break: ['Перерва', 'Break'],
}
const LANGUAGES: Record<string, Label> = {
  uk: ['Українська', 'Ukrainian'],
  en: ['Англійська', 'English'],
  ru: ['Російська', 'Russian'],
  de: ['Німецька', 'German'],
  fr: ['Французька', 'French'],
  pl: ['Польська', 'Polish'],
}
const ON_AIR: Choices = {
  soon: ['Незабаром', 'Soon', '#A2B5CD'],
  live: ['Наживо', 'Live', '#E35169'],
  ended: ['Завершено', 'Ended', '#6644FF'],
}
const PERSON = '{{speakers_id.photo.$thumbnail}} {{speakers_id.title_ua}}'

const FORUM_NOTE: Label = ['Порожньо: поточний', 'Empty: the current one']
const forum = (many: string | null, note?: Label) =>
  belongsTo('forum', ['Форум', 'Forum'], 'forums', {
    many,
    orderBy: many === 'events' ? null : 'sort',
    template: '{{year}}',
    ...(note && { note }),
  })
const room = () => belongsTo('room', ['Зала', 'Room'], 'rooms', { template: '{{title_ua}}' })
const topic = () =>
  belongsTo('topic', ['Тема', 'Topic'], 'topics', {
    template: '{{title_ua}}',
    note: [
      'Стоїть при події у програмі; за нею програму й спікерів фільтрують',
      'Shown at the session; programme and speakers are filtered by it',
    ],
  })
const people = <Name extends string>(collection: string, field: Name, label: Label) =>
  manyToMany(field, label, { through: `${collection}_${field}`, target: 'speakers', link: 'speakers_id', template: PERSON })

type Parts<Place extends string, W extends Field, F extends Field> = {
  place?: Record<Place, Text>
  /** Its edition and day. */
  where: readonly W[]
  /** Fields of this collection only. */
  own?: readonly F[]
}

/** Fields of sessions and side events in the order of filling in; rare ones are folded. */
const session = <Place extends string, W extends Field, F extends Field = never>(
  collection: string,
  { place = {} as Record<Place, Text>, where, own = [] }: Parts<Place, W, F>,
) => [
  serial(),
  onSite(collection === 'events' ? '/forum/{{forum.year}}/program/{{slug}}' : '/forum/{{forum.year}}/side/{{slug}}'),
  ...textsAside({ title: TITLE, ...place }),
  moment('start_date', ['Початок (Київ)', 'Start (Kyiv)'], { required: true }),
  moment('end_date', ['Кінець (Київ)', 'End (Kyiv)']),
  room(),
  choice('status', ['Стан', 'Status'], STATUS, {}, 'published'),
  ...folded('told', ['Скасування й оголошення змін', 'Cancelling, and telling of changes'], 'campaign', [
    ...textsAside({ status_note: STATUS_NOTE }),
    yesNo('is_quiet', ['Не оголошувати зміни', 'Do not announce changes'], false, {
      note: [
        'Для виправлення одруків: зміна не зʼявиться серед змін програми',
        'For typing errors: the change is not told among the changes of the programme',
      ],
    }),
    changed(),
  ]),
  people(collection, 'speakers', ['Спікери', 'Speakers']),
  people(collection, 'moderators', ['Модератори', 'Moderators']),
  choice('language', ['Робоча мова', 'Working language'], LANGUAGES),
  choice('kind', ['Вид', 'Kind'], KINDS),
  topic(),
  ...textsAside({ description: DESCRIPTION }),
  ...where,
  ...folded('more', ['Переклад, трансляція, файли, адреса', 'Interpretation, broadcast, files, address'], 'tune', [
    languages('interpretation', ['Переклад на', 'Interpreted into'], LANGUAGES),
    belongsTo('broadcast', ['Трансляція', 'Broadcast'], 'broadcasts', { template: '{{forum.year}} {{title_ua}}' }),
    file('presentation', ['Презентація', 'Presentation'], 'document'),
    ...own,
    slug(),
  ]),
  sort(),
]

const programDays = collection({
  collection: 'program_days',
  label: ['Дні програми', 'Programme days'],
  icon: 'today',
  folder: PROGRAMME_FOLDER,
  template: '{{date}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['forum', 'date', 'title_ua'], sort: ['-date'] },
  fields: [
    serial(),
    forum('program_days'),
    day('date', ['Дата', 'Date'], { required: true }),
    ...texts({ title: TITLE }),
    slug({}, false),
    hasMany('events', ['Події', 'Events'], '{{start_date}} {{title_ua}}'),
    sort(),
  ],
})

const events = collection({
  collection: 'events',
  label: ['Події', 'Events'],
  icon: 'campaign',
  folder: PROGRAMME_FOLDER,
  template: '{{start_date}} {{title_ua}}',
  list: {
    fields: [
      'start_date',
      'title_ua',
      'title_en',
      'title_ru',
      'room',
      'status',
      'program_day',
      'language',
      'kind',
      'speakers',
      'forum',
    ],
    sort: ['-start_date'],
    widths: {
      ...{ start_date: 150, title_ua: 220, title_en: 130, title_ru: 130, room: 110, status: 120 },
      ...{ program_day: 170, language: 120, kind: 110, forum: 100 },
    },
  },
  ...SESSION,
  versioning: true,
  fields: session('events', {
    where: [
      forum('events', FORUM_NOTE),
      belongsTo('program_day', ['День програми', 'Programme day'], 'program_days', {
        many: 'events',
        orderBy: 'sort',
        template: '{{date}} {{title_ua}}',
        note: ['Порожньо: за датою початку', 'Empty: by the date of its start'],
      }),
    ],
  }),
})

const sideEvents = collection({
  collection: 'side_events',
  label: ['Супутні події', 'Side events'],
  icon: 'celebration',
  folder: PROGRAMME_FOLDER,
  template: '{{start_date}} {{title_ua}}',
  list: { fields: ['image', 'start_date', 'title_ua', 'location_ua', 'status'], sort: ['-start_date'] },
  ...SESSION,
  versioning: true,
  fields: session('side_events', {
    place: { location: { label: ['Місце', 'Location'] } },
    where: [forum(null, FORUM_NOTE)],
    own: [url('registration_url', ['Реєстрація', 'Registration']), file('image', ['Зображення', 'Picture'])],
  }),
})

const broadcasts = collection({
  collection: 'broadcasts',
  label: ['Трансляції', 'Broadcasts'],
  icon: 'live_tv',
  folder: PROGRAMME_FOLDER,
  template: '{{forum.year}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['forum', 'title_ua', 'room', 'start_date', 'status', 'is_active'], sort: ['-start_date'] },
  ...SWITCHED,
  fields: page(
    [
      onSite('/forum/{{forum.year}}/broadcast/{{slug}}'),
      choice('status', ['Ефір', 'On air'], ON_AIR, { note: ['Порожньо: за початком і кінцем', 'Empty: by its start and end'] }),
      forum('broadcasts'),
      room(),
      ...texts({ title: TITLE, description: DESCRIPTION }),
      url('video_url', ['Запис', 'Recording']),
      url('embed_url', ['Програвач', 'Player']),
      choice('language', ['Мова', 'Language'], LANGUAGES),
    ],
    ['start_date', 'end_date'],
  ),
})

export const programmeCollections = [programDays, events, sideEvents, rooms, topics, shelters, broadcasts] as const
