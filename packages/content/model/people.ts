// Owns the collections of people and ways to reach them: speakers, the team, contacts and social networks.

import { onSite, url } from './address.ts'
import { type Choices, choice } from './choice.ts'
import { collection } from './collection.ts'
import { countries, countryCodes } from './countries.ts'
import { line, rows, rule, serial, sort, yesNo } from './field.ts'
import { phrase } from './label.ts'
import { page, SWITCHED } from './page.ts'
import { file } from './relation.ts'
import { DESCRIPTION, NAME, SHORT_DESCRIPTION, type Text, texts } from './texts.ts'

const FOLDER = 'folder_people'
const CATEGORIES: Choices = {
  organizers: ['Організатори', 'Organisers'],
  supervisors: ['Наглядова рада', 'Supervisors'],
  team: ['Команда', 'Team'],
}
const CONTACT_TYPES: Choices = { contacts: ['Контакт', 'Contact'], socials: ['Соцмережа', 'Social network'] }
const POSITION: Text = { label: ['Посада', 'Position'] }

const speakers = collection({
  collection: 'speakers',
  label: ['Спікери', 'Speakers'],
  icon: 'record_voice_over',
  folder: FOLDER,
  template: '{{photo.$thumbnail}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['photo', 'title_ua', 'position_ua', 'company_ua', 'country', 'is_active'], sort: ['sort'] },
  ...SWITCHED,
  versioning: true,
  fields: page([
    onSite('/speakers/{{slug}}'),
    ...texts({ title: NAME, position: POSITION, company: { label: ['Компанія', 'Company'] }, description: DESCRIPTION }),
    file('photo', ['Фото', 'Photograph']),
    line('country', ['Країна', 'Country'], {
      interface: 'select-dropdown',
      options: {
        get choices() {
          return countries()
        },
        allowNone: true,
        placeholder: phrase(['Виберіть країну', 'Choose a country']),
      },
      ...rule({ country: { _in: [null, ...countryCodes] } }, ['Виберіть країну зі списку', 'Choose a country of the list']),
    }),
    rows('links', ['Посилання', 'Links'], { type: ['Мережа', 'Network'], url: ['Адреса', 'Address'] }, '{{type}}: {{url}}'),
  ]),
})

const teamMembers = collection({
  collection: 'team_members',
  label: ['Команда', 'Team'],
  icon: 'groups',
  folder: FOLDER,
  template: '{{photo.$thumbnail}} {{title_ua}}',
  sortField: 'sort',
  list: { fields: ['photo', 'title_ua', 'category', 'position_ua', 'email', 'is_active'], sort: ['category', 'sort'] },
  ...SWITCHED,
  fields: page([
    onSite('/team/{{slug}}'),
    choice('category', ['Група', 'Category'], CATEGORIES),
    ...texts({ title: NAME, position: POSITION, description: DESCRIPTION }),
    file('photo', ['Фото', 'Photograph']),
    line('email', ['Пошта (видно на сайті)', 'E-mail (shown on the site)']),
    line('phone', ['Телефон (видно на сайті)', 'Telephone (shown on the site)']),
  ]),
})

const contacts = collection({
  collection: 'contacts',
  label: ['Контакти й соцмережі', 'Contacts and networks'],
  icon: 'contact_phone',
  folder: FOLDER,
  template: '{{name_ua}}',
  sortField: 'sort',
  list: { fields: ['type', 'name_ua', 'phone', 'email', 'link', 'is_active'], sort: ['type', 'sort'] },
  ...SWITCHED,
  fields: [
    serial(),
    choice('type', ['Вид', 'Type'], CONTACT_TYPES, { required: true }, 'contacts'),
    yesNo('is_active', ['Показувати на сайті', 'Shown on the site'], true),
    ...texts({
      name: { label: ['Назва', 'Name'] },
      speaker_contact: { ...SHORT_DESCRIPTION, as: 'line', label: ['Контактна особа', 'Contact person'] },
    }),
    line('phone', ['Телефон', 'Telephone']),
    line('email', ['Пошта', 'E-mail']),
    url('link', ['Посилання', 'Link']),
    sort(),
  ],
})

export const peopleCollections = [speakers, teamMembers, contacts] as const
