// Owns the partners, whom editions group.
import { url } from './address.ts'
import { collection } from './collection.ts'
import { page, SWITCHED } from './page.ts'
import { file } from './relation.ts'
import { SHORT_DESCRIPTION, TITLE, texts } from './texts.ts'

export const partners = collection({
  collection: 'partners',
  label: ['Партнери', 'Partners'],
  icon: 'handshake',
  folder: 'folder_forum',
  template: '{{logo.$thumbnail}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['logo', 'title_ua', 'url', 'is_active'], sort: ['sort'] },
  ...SWITCHED,
  fields: page([
    ...texts({ title: TITLE, description: SHORT_DESCRIPTION }),
    file('logo', ['Логотип на світлому', 'Logo on light']),
    file('logo_dark', ['Логотип на темному', 'Logo on dark']),
    url('url', ['Сайт', 'Website']),
  ]),
})
