// Records of sales and partners → domain: ticket groups with their tickets, partner groups with their partners.

import type { Partner, PartnerGroup } from '@forum/domain/forum/forum.ts'
import type { Ticket, TicketGroup } from '@forum/domain/ticket/ticket.ts'
import * as v from 'valibot'
import { choice, count, file, flag, id, integer, link, list, localised, localisedRich, moment, text, texts } from './fields.ts'
import {
  inOrder,
  isNotSwitchedOff,
  isTitled,
  linkedValues,
  type Reading,
  readRecords,
  recordSchema,
  slugGiver,
} from './record.ts'

const groupSchema = recordSchema('ticket_groups', {
  id,
  ...texts('title'),
  ...texts('description'),
  tickets: list,
  sort: integer,
})

const usualCurrency = 'UAH'

const ticketSchema = recordSchema(
  'tickets',
  {
    id,
    is_active: flag,
    ...texts('title'),
    ...texts('description'),
    price: v.pipe(
      count,
      v.check((value) => value !== null, 'is missing'),
    ),
    old_price: count,
    price_from: moment,
    currency: v.pipe(
      text,
      v.transform((value) => value?.toUpperCase() ?? usualCurrency),
      v.check((value) => /^[A-Z]{3}$/.test(value), 'is no currency code'),
    ),
    quota: count,
    max_per_order: count,
    is_online: flag,
    is_invitation_only: flag,
    sale_start: moment,
    sale_end: moment,
    valid_from: moment,
    valid_until: moment,
    sort: integer,
  },
  ['price', 'price_from', 'currency', 'quota', 'sale_start', 'sale_end'],
)

/**
 * Ticket groups in the editor's order with tickets on offer; invitation-only tickets are separate, so that no page can show them. A ticket without a
 * valid price, currency or bounds is left out.
 */
export function readTicketGroups(
  values: readonly unknown[],
  reading: Reading,
): { ticketGroups: TicketGroup[]; invitationTickets: Ticket[] } {
  const { faults } = reading
  const records = inOrder(readRecords(groupSchema, values, faults))
  const groups = records.map((record) => ({
    id: record.id,
    title: localised(record, 'title'),
    description: localised(record, 'description'),
    all: readTickets(record.tickets, reading),
  }))
  return {
    ticketGroups: groups.map(({ all, ...group }) => ({ ...group, tickets: all.filter((one) => !one.isGiven).map(asTicket) })),
    invitationTickets: groups.flatMap(({ all }) => all.filter((one) => one.isGiven).map(asTicket)),
  }
}

type Read = Ticket & { isGiven: boolean }
const asTicket = ({ isGiven: _, ...ticket }: Read): Ticket => ticket

function readTickets(values: readonly unknown[], { faults, richText }: Reading): Read[] {
  const shown = inOrder(readRecords(ticketSchema, values, faults)).filter(
    (record) => isNotSwitchedOff(record) && isTitled(localised(record, 'title'), 'tickets', record.id, faults),
  )
  return shown.map((record) => ({
    id: record.id,
    title: localised(record, 'title'),
    description: localisedRich(record, 'description', richText),
    price: record.price ?? 0,
    oldPrice: record.old_price,
    priceFrom: record.price_from,
    currency: record.currency,
    quota: record.quota,
    maxPerOrder: record.max_per_order,
    isOnline: record.is_online === true,
    isGiven: record.is_invitation_only === true,
    saleStart: record.sale_start,
    saleEnd: record.sale_end,
    validFrom: record.valid_from,
    validUntil: record.valid_until,
  }))
}

const partnerGroupSchema = recordSchema('partner_groups', {
  id,
  ...texts('title'),
  size: choice(['large', 'medium', 'small']),
  partners: list,
  sort: integer,
})
const partnerSchema = recordSchema('partners', {
  id,
  slug: text,
  is_active: flag,
  ...texts('title'),
  ...texts('description'),
  logo: file,
  logo_dark: file,
  url: link,
})

/** Partner groups in the editor's order, without empty ones. */
export function readPartnerGroups(values: readonly unknown[], reading: Reading): PartnerGroup[] {
  const { faults } = reading
  const records = inOrder(readRecords(partnerGroupSchema, values, faults))
  const groups = records.map((record) => ({
    id: record.id,
    title: localised(record, 'title'),
    size: record.size ?? ('small' as const),
    partners: readPartners(linkedValues(record.partners, 'partners_id'), reading),
  }))
  return groups.filter((group) => group.partners.length > 0)
}

function readPartners(values: readonly unknown[], { faults, richText }: Reading): Partner[] {
  const records = readRecords(partnerSchema, values, faults)
  const slug = slugGiver('partners', faults)
  const shown = records.filter(
    (record) => isNotSwitchedOff(record) && isTitled(localised(record, 'title'), 'partners', record.id, faults),
  )
  return shown.map((record) => ({
    id: record.id,
    slug: slug(record.slug, record.id),
    title: localised(record, 'title'),
    logo: record.logo,
    logoDark: record.logo_dark,
    url: record.url,
    description: localisedRich(record, 'description', richText),
  }))
}
