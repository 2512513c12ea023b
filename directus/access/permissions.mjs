// Directus permissions of each role. Everything else is forbidden.
import { PUBLIC_FOLDER } from '../../packages/content/model/field.ts'
import { collectionNamed, content, junctions, published, submissions } from '../../packages/content/model/model.ts'
import { boughtColumns, buyerColumns } from '../../packages/content/model/order.ts'
import { FILE_FIELDS, FILES } from '../../packages/content/model/relation.ts'
import { deskRoles } from '../../packages/content/model/staff.ts'

const ALL = ['*']
const PUBLIC_FILE = { folder: { _eq: PUBLIC_FOLDER } }
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
const NOT_BLANK = '^[\\s\\S]{0,2000}\\S[\\s\\S]{0,2000}$'
/** Orders are money: only organisers see them. */
const ORDERS = 'ticket_orders'
const TICKETS = 'order_tickets'
const OF_MONEY = [ORDERS, TICKETS]
/** What the site updates in an order: its status and the readable copy. Not its number and total. */
const RENEWED = [
  'status',
  'payment',
  'paid_at',
  'buyer',
  'items',
  ...[...buyerColumns, ...boughtColumns].map(({ field }) => field),
]
/** The identity of a ticket is fixed. */
const OF_A_TICKET = ['state', 'kind', 'attendee_name', 'company', 'position', 'email', 'source', 'letters', 'checked_in_at']

const has = ({ fields }, name) => fields.some(({ field }) => field === name)

const may = (action, collection, more = {}) => ({
  collection,
  action,
  fields: ALL,
  permissions: {},
  validation: {},
  presets: null,
  ...more,
})

/** Published records only, including junction rows. `visible`: filter of a collection. */
const reading = (visible) => [
  ...content.map((collection) => may('read', collection.collection, { permissions: visible(collection) ?? {} })),
  ...junctions.map((junction) => may('read', junction.collection, { permissions: bothSidesVisible(junction, visible) })),
  may('read', FILES, { fields: FILE_FIELDS, permissions: PUBLIC_FILE }),
]

/** A junction row is readable only if both records are: otherwise a withdrawn speaker would leave an empty row. */
function bothSidesVisible({ owner, ownerField, target, link }, visible) {
  const targetVisible = target === FILES ? PUBLIC_FILE : visible(collectionNamed(target))
  const ownerVisible = visible(collectionNamed(owner))
  return { _and: [{ [link]: targetVisible }, ...(ownerVisible ? [{ [ownerField]: ownerVisible }] : [])] }
}

/** Only the site sees records with a future publication date. */
const forTheSite = ({ visible }) => visible
const forAnybody = ({ visible, open, embargoed }) =>
  open || embargoed ? { _and: [visible, ...(open ? [open] : []), ...(embargoed ? [isOut()] : [])] } : visible

/**
 * Whether the publication date has passed. Directus reads dates in its process's time zone, editors mean Kyiv: the difference is added. In another
 * summer time zone it may be an hour late, never early.
 */
function isOut() {
  const hours = Math.min(...[0, 6].map((month) => kyivAheadOf(new Date(Date.UTC(2025, month, 15)))))
  const now = `$NOW(${hours < 0 ? '-' : '+'}${Math.abs(hours)} hours)`
  return { _or: [{ published_date: { _null: true } }, { published_date: { _lte: now } }] }
}

/** Hours between Kyiv and this process's time zone. */
function kyivAheadOf(date) {
  const wall = new Date(`${date.toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' }).replace(' ', 'T')}Z`)
  return Math.floor((wall.getTime() - date.getTime()) / 3_600_000 + date.getTimezoneOffset() / 60)
}

const given = { _and: [{ _submitted: true }, { _nnull: true }, { _regex: NOT_BLANK }] }
const each = (field, rule) => rule._and.map((part) => ({ [field]: part }))

/** The service rejects submissions without required fields, as the site's form does. */
const accepted = (required, rest = []) => ({ _and: [...required.flatMap((field) => each(field, given)), ...rest] })

export const publicPermissions = () => [
  ...reading(forAnybody),
  may('create', 'callbacks', {
    fields: ['name', 'phone'],
    validation: accepted(['name', 'phone']),
    presets: { status: 'new', created_at: '$NOW' },
  }),
]

export const sitePermissions = () => [
  ...reading(forTheSite),
  ...submissions.map((each) =>
    may('create', each.collection, {
      validation: accepted(each.submission.required, [{ id: { _regex: UUID } }]),
      presets: has(each, 'status') ? { status: 'new', created_at: '$NOW' } : null,
    }),
  ),
  // A subscription is confirmed and ended on the site.
  may('update', 'subscriptions', { fields: ['status'] }),
  // Organisers answer these at the site's desk.
  may('update', 'accreditations', { fields: ['status'] }),
  may('update', 'group_orders', { fields: ['status'] }),
  // The site sets an order's status; it reads no personal data.
  may('read', ORDERS, { fields: ['id', 'status', 'paid_at'] }),
  may('update', ORDERS, { fields: RENEWED }),
  may('update', TICKETS, { fields: OF_A_TICKET }),
  // Who leaves loses the site's desk: it reads who may still come in, and nothing else of accounts.
  may('read', 'directus_users', {
    fields: ['id', 'role'],
    permissions: { _and: [{ status: { _eq: 'active' } }, { role: { _in: Object.values(deskRoles) } }] },
  }),
]

/** Drafts and versions of content; files only from the public folder. */
export const previewPermissions = () => [
  ...published.map((collection) => may('read', collection)),
  may('read', FILES, { fields: FILE_FIELDS, permissions: PUBLIC_FILE }),
  may('read', 'directus_versions', { permissions: { collection: { _in: content.map(({ collection }) => collection) } } }),
]

const everything = (collection, presets = null) =>
  ['create', 'read', 'update', 'delete'].map((action) => may(action, collection, action === 'create' ? { presets } : {}))

/** Read everything, change only the status. */
const handling = (list) =>
  list.flatMap((each) => [
    may('read', each.collection),
    ...(has(each, 'status')
      ? [may('update', each.collection, { fields: ['status'], ...(each.collection === ORDERS && transferArrived) })]
      : []),
  ])

/** The only manual change of an order: an expected transfer has arrived. The site then issues the tickets. */
const transferArrived = {
  permissions: { _and: [{ method: { _eq: 'bank' } }, { status: { _eq: 'awaiting_payment' } }] },
  validation: { _and: [{ status: { _submitted: true } }, { status: { _eq: 'paid' } }] },
}

/** Name, password, second factor and appearance. */
const ownSettings = () =>
  may('update', 'directus_users', {
    fields: 'first_name last_name password avatar language appearance theme_light theme_dark tfa_secret last_page'.split(' '),
    permissions: { id: { _eq: '$CURRENT_USER' } },
  })

/** Needed by the admin application for names, history and own settings. */
const inTheApplication = (collections) => [
  may('read', 'directus_users', { fields: ['id', 'first_name', 'last_name', 'avatar', 'status', 'role'] }),
  ownSettings(),
  may('read', 'directus_folders'),
  may('read', 'directus_activity', { permissions: { collection: { _in: collections } } }),
  may('read', 'directus_revisions', { permissions: { collection: { _in: collections } } }),
  // Without it everybody reads only their own comments; they are used to coordinate calls.
  may('read', 'directus_comments', { permissions: { collection: { _in: collections } } }),
]

/** @param {Record<string, object | null>} presets defaults of new records by collection (presets.mjs) */
export function editorPermissions(presets = {}) {
  const handled = submissions.filter(({ collection }) => !OF_MONEY.includes(collection))
  const versioned = content.filter(({ versioning }) => versioning).map(({ collection }) => collection)
  const versions = { collection: { _in: versioned } }
  return [
    ...published.flatMap((collection) => everything(collection, presets[collection])),
    ...everything(FILES),
    ...handling(handled),
    ...['read', 'update', 'delete'].map((action) => may(action, 'directus_versions', { permissions: versions })),
    may('create', 'directus_versions', { validation: versions }),
    ...inTheApplication([...published, FILES, ...handled.map(({ collection }) => collection)]),
  ]
}

/** No content: the way to the door (extensions/site-pass) needs only the role. */
export const stewardPermissions = () => [ownSettings()]

export const organiserPermissions = () => [
  ...published.map((collection) => may('read', collection)),
  may('read', FILES),
  ...handling(submissions),
  // The field stores nothing. Directus disables links in a form without editable fields.
  may('update', TICKETS, { fields: ['desk_actions'] }),
  ...inTheApplication([...published, ...submissions.map(({ collection }) => collection)]),
]
