// Fixed ids of policies and roles, and accounts made by the set-up.

import { deskRoles } from '../../packages/content/model/staff.ts'

/** In every Directus: rights of everybody. */
export const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

const role = (number, name, description, icon, appAccess) => ({
  policy: {
    id: `6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1b0${number}`,
    name,
    description,
    icon,
    admin_access: false,
    app_access: appAccess,
  },
  role: { id: `6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a0${number}`, name, description, icon },
})

export const SITE = role(
  1,
  'Сайт',
  'Сайт форуму: читає опубліковане, створює заявки / The website: reads what is public, creates submissions',
  'language',
  false,
)
export const EDITOR = role(
  2,
  'Редактор',
  'Веде зміст сайту, обробляє звернення / Edits the content, handles requests',
  'edit_note',
  true,
)
export const ORGANISER = role(
  3,
  'Організатор',
  'Бачить замовлення й заявки, змінює їхній стан / Sees orders and requests, changes their status',
  'local_activity',
  true,
)

export const PREVIEW = role(
  4,
  'Попередній перегляд',
  'Читає чернетки для перегляду на сайті; не пише нічого / Reads drafts for previews on the website, writes nothing',
  'preview',
  false,
)
export const STEWARD = role(
  5,
  'Волонтер входу',
  'Відкриває вхід форуму на своєму телефоні; більше не бачить нічого / Opens the door on their own phone, sees nothing else',
  'door_front',
  true,
)

/**
 * English role names for `invite.mjs` and the demo.
 * @type {Record<string, string>} id of the role
 */
export const staff = { editor: EDITOR.role.id, ...deskRoles }

/**
 * @param {Record<string, string>} secrets
 * @param {boolean} demo a steward is at the door of the demo; elsewhere each is invited by name
 */
export const accounts = (secrets, demo) => [
  {
    id: '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1c01',
    role: SITE.role.id,
    first_name: 'Сайт',
    token: secrets.SITE_TOKEN,
    status: 'active',
  },
  {
    id: '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1c04',
    role: PREVIEW.role.id,
    first_name: 'Попередній перегляд',
    token: secrets.PREVIEW_TOKEN,
    status: 'active',
  },
  person('02', EDITOR, 'Редакторка', secrets.EDITOR_EMAIL, secrets.EDITOR_PASSWORD),
  person('03', ORGANISER, 'Організаторка', secrets.ORGANISER_EMAIL, secrets.ORGANISER_PASSWORD),
  ...(demo ? [person('05', STEWARD, 'Волонтерка', secrets.STEWARD_EMAIL, secrets.STEWARD_PASSWORD)] : []),
]

const person = (number, who, name, email, password) => ({
  id: `6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1c${number}`,
  role: who.role.id,
  first_name: name,
  email,
  password,
  status: 'active',
  language: 'uk-UA',
})
