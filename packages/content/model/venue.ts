// Owns what sessions refer to: rooms, topics, shelters.

import { onSite, slug } from './address.ts'
import { collection } from './collection.ts'
import { colour, serial, sort, whole, yesNo } from './field.ts'
import { SWITCHED } from './page.ts'
import { file, manyToMany } from './relation.ts'
import { type Text, TITLE, texts } from './texts.ts'

export const PROGRAMME_FOLDER = 'folder_programme'
/** From the halls to the shelter. */
const WAY: Text = { label: ['Як пройти', 'The way'], as: 'rich' }

export const rooms = collection({
  collection: 'rooms',
  label: ['Зали', 'Rooms'],
  icon: 'meeting_room',
  folder: PROGRAMME_FOLDER,
  template: '{{title_ua}}',
  sortField: 'sort',
  list: { fields: ['color', 'title_ua', 'title_en', 'slug'], sort: ['sort'] },
  fields: [
    serial(),
    onSite('/forum/dashboard/{{slug}}'),
    colour('color', ['Колір', 'Colour']),
    ...texts({ title: TITLE }),
    slug(),
    sort(),
  ],
})

export const topics = collection({
  collection: 'topics',
  label: ['Теми', 'Topics'],
  icon: 'sell',
  folder: PROGRAMME_FOLDER,
  template: '{{title_ua}}',
  sortField: 'sort',
  list: { fields: ['title_ua', 'title_en', 'title_ru', 'slug'], sort: ['sort'] },
  fields: [serial(), ...texts({ title: TITLE }), slug(), sort()],
})

export const shelters = collection({
  collection: 'shelters',
  label: ['Укриття', 'Shelters'],
  icon: 'night_shelter',
  folder: PROGRAMME_FOLDER,
  template: '{{title_ua}}',
  sortField: 'sort',
  list: { fields: ['title_ua', 'title_en', 'places', 'rooms', 'is_active'], sort: ['sort'] },
  ...SWITCHED,
  fields: [
    serial(),
    onSite('/shelter'),
    yesNo('is_active', ['Показувати на сайті', 'Shown on the site'], true),
    ...texts({ title: TITLE, way: WAY }),
    file('plan', ['План', 'Plan']),
    whole('places', ['Місць', 'Places']),
    manyToMany('rooms', ['Для зал', 'For the rooms'], {
      through: 'shelters_rooms',
      target: 'rooms',
      link: 'rooms_id',
      template: '{{rooms_id.title_ua}}',
    }),
    slug(),
    sort(),
  ],
})
