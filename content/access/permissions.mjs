// Owns what each role may do, as Directus's permissions. What is not named here is forbidden.
import { PUBLIC_FOLDER } from '../model/field.ts'
import { collectionNamed, content, junctions, published, submissions } from '../model/model.ts'
import { boughtColumns, buyerColumns } from '../model/order.ts'
import { FILE_FIELDS, FILES } from '../model/relation.ts'

const ALL = ['*']
const PUBLIC_FILE = { folder: { _eq: PUBLIC_FOLDER } }
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
const NOT_BLANK = '^[\\s\\S]{0,2000}\\S[\\s\\S]{0,2000}$'
/** Orders are money: only organisers see them. */
const ORDERS = 'ticket_orders'
const TICKETS = 'order_tickets'
const OF_MONEY = [ORDERS, TICKETS]
/** What the site says of an order after it was placed: how it stands, and whatever people read. No number and no total. */
const RENEWED = [
  'status',
  'payment',
  'paid_at',
  'buyer',
  'items',
  ...[...buyerColumns, ...boughtColumns].map(({ field }) => field),
]
/** A ticket stays the ticket that it is. */
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

/** What is published: nothing switched off, drafted or disabled, junctions included. `visible` says which rows of a collection are seen. */
const reading = (visible) => [
  ...content.map((collection) => may('read', collection.collection, { permissions: visible(collection) ?? {} })),
  ...junctions.map((junction) => may('read', junction.collection, { permissions: bothSidesVisible(junction, visible) })),
  may('read', FILES, { fields: FILE_FIELDS, permissions: PUBLIC_FILE }),
]

/** A row between two records is read only when both may be: else a withdrawn speaker would leave a nameless row. */
function bothSidesVisible({ owner, ownerField, target, link }, visible) {
  const targetVisible = target === FILES ? PUBLIC_FILE : visible(collectionNamed(target))
  const ownerVisible = visible(collectionNamed(owner))
  return { _and: [{ [link]: targetVisible }, ...(ownerVisible ? [{ [ownerField]: ownerVisible }] : [])] }
}

/** The site knows what is dated in advance, and shows it when its time comes; nobody else does. */
const forTheSite = ({ visible }) => visible
const forAnybody = ({ visible, open, embargoed }) =>
  open || embargoed ? { _and: [visible, ...(open ? [open] : []), ...(embargoed ? [isOut()] : [])] } : visible

/**
 * Whether a publication's time has come. Directus takes dates without a zone for those of its own process, editors mean Kyiv's: the difference is
 * added, in summer an hour too little where the process keeps another summer time, so that nothing is ever out too early.
 */
function isOut() {
  const hours = Math.min(...[0, 6].map((month) => kyivAheadOf(new Date(Date.UTC(2025, month, 15)))))
  const now = `$NOW(${hours < 0 ? '-' : '+'}${Math.abs(hours)} hours)`
  return { _or: [{ published_date: { _null: true } }, { published_date: { _lte: now } }] }
}

/** Hours by which Kyiv is ahead of this process. */
function kyivAheadOf(date) {
  const wall = new Date(`${date.toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' }).replace(' ', 'T')}Z`)
  return Math.floor((wall.getTime() - date.getTime()) / 3_600_000 + date.getTimezoneOffset() / 60)
}

const given = { _and: [{ _submitted: true }, { _nnull: true }, { _regex: NOT_BLANK }] }
const each = (field, rule) => rule._and.map((part) => ({ [field]: part }))

/** A submission that lacks what it is about is refused by the service as well as by the site's own form. */
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
  // Who confirms a subscription or ends it does so on the site.
  may('update', 'subscriptions', { fields: ['status'] }),
  // What organisers answer to these they say at the site's desk.
  may('update', 'accreditations', { fields: ['status'] }),
  may('update', 'group_orders', { fields: ['status'] }),
  // How an order stands is the site's to say; of who buys and what it reads nothing.
  may('read', ORDERS, { fields: ['id', 'status', 'paid_at'] }),
  may('update', ORDERS, { fields: RENEWED }),
  may('update', TICKETS, { fields: OF_A_TICKET }),
]

/** Drafts and versions too, and nothing but content: of files those of the public folder, which pages show. */
export const previewPermissions = () => [
  ...published.map((collection) => may('read', collection)),
  may('read', FILES, { fields: FILE_FIELDS, permissions: PUBLIC_FILE }),
  may('read', 'directus_versions', { permissions: { collection: { _in: content.map(({ collection }) => collection) } } }),
]

const everything = (collection, presets = null) =>
  ['create', 'read', 'update', 'delete'].map((action) => may(action, collection, action === 'create' ? { presets } : {}))

/** Read, and nothing changed but the status. */
const handling = (list) =>
  list.flatMap((each) => [
    may('read', each.collection),
    ...(has(each, 'status')
      ? [may('update', each.collection, { fields: ['status'], ...(each.collection === ORDERS && transferArrived) })]
      : []),
  ])

/** Of an order one thing can be said by hand: that a transfer which is waited for has arrived. The site then issues its tickets. */
const transferArrived = {
  permissions: { _and: [{ method: { _eq: 'bank' } }, { status: { _eq: 'awaiting_payment' } }] },
  validation: { _and: [{ status: { _submitted: true } }, { status: { _eq: 'paid' } }] },
}

/** Name, password, second factor and looks. */
const ownSettings = () =>
  may('update', 'directus_users', {
    fields: [
      'first_name',
      'last_name',
      'password',
      'avatar',
      'language',
      'appearance',
      'theme_light',
      'theme_dark',
      'tfa_secret',
      'last_page',
    ],
    permissions: { id: { _eq: '$CURRENT_USER' } },
  })

/** The admin application needs these to show names, history and one's own settings. */
const inTheApplication = (collections) => [
  may('read', 'directus_users', { fields: ['id', 'first_name', 'last_name', 'avatar', 'status', 'role'] }),
  ownSettings(),
  may('read', 'directus_folders'),
  may('read', 'directus_activity', { permissions: { collection: { _in: collections } } }),
  may('read', 'directus_revisions', { permissions: { collection: { _in: collections } } }),
  // Without it each reads but their own: who telephones whom is said there.
  may('read', 'directus_comments', { permissions: { collection: { _in: collections } } }),
]

/** @param {Record<string, object | null>} presets what new records begin with, by collection (presets.mjs) */
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

/** Of the content nothing: the way to the door (extensions/site-pass) asks for the role alone. */
export const stewardPermissions = () => [ownSettings()]

export const organiserPermissions = () => [
  ...published.map((collection) => may('read', collection)),
  may('read', FILES),
  ...handling(submissions),
  // Nothing is kept in it. A form of which nothing may be changed has its links switched off, too.
  may('update', TICKETS, { fields: ['desk_actions'] }),
  ...inTheApplication([...published, ...submissions.map(({ collection }) => collection)]),
]
