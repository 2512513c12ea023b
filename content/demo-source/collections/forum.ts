// The collections of an edition: forums, days, events, rooms, broadcasts, tickets, partners.

import type { Event, Person, SideEvent } from '../source-types.ts'
import { castArchive } from './cast.ts'
import { file, fileJunction, Ids, moment, type Row, rich, span, texts, wholeNumber } from './ledger.ts'
import type { Sources } from './sources.ts'

/** The order in which the comps show the speakers of 2025; the others follow by name. */
// biome-ignore format: a list of names
const FIRST_OF_2025 = [
  'olena-horbenko', 'petr-vondrachek', 'ostap-hnatiuk', 'aylin-demirkaya', 'solomiia-dovhan', 'severyn-zaichenko',
  'marta-kovalska', 'joachim-brandtner', 'yaroslav-lisovyi', 'vira-rudenko-shulz', 'hlib-melnychenko', 'tobe-nwachuku',
  'daryna-ostapchuk', 'taras-savytskyi', 'maja-lindqvist-berg', 'bohdan-tkachuk',
]
const byUkrainianName = new Intl.Collator('uk')

function speakersOf(year: number, people: readonly Person[]): string[] {
  const there = people.filter((person) => person.years.includes(year))
  const first = year === 2025 ? FIRST_OF_2025 : []
  const rest = there.filter(({ slug }) => !first.includes(slug)).sort((a, b) => byUkrainianName.compare(a.name[0], b.name[0]))
  return [...first, ...rest.map(({ slug }) => slug)]
}

const people = (s: Sources, slugs: readonly string[] | undefined, where: string) =>
  s.ids.speakers.junction('speakers_id', slugs ?? [], where)

const forums = (s: Sources): Row[] =>
  s.editions.map((e) => {
    const where = `forum ${e.year}`
    return {
      id: s.ids.forums.of(e.year, where),
      year: e.year,
      is_archived: e.archived,
      is_cancelled: e.cancelled ?? false,
      tickets_status: e.ticketsStatus,
      ...texts('title', e.title),
      ...texts('theme', e.theme),
      ...rich('description', e.description, where),
      ...texts('cancelled_note', e.cancelledNote),
      ...rich('registration_note', e.registrationNote, where),
      ...span(e.start, e.end, where),
      ...texts('venue', e.venue),
      ...texts('address', e.address),
      map_url: e.mapUrl ?? null,
      cover: file(e.cover, where),
      video_url: e.videoUrl ?? null,
      attendance: wholeNumber(e.attendance, where),
      stats: e.stats.map(({ value, label }) => ({ value, ...texts('label', label) })),
      speakers: people(s, speakersOf(e.year, s.people), where),
      gallery: fileJunction(e.gallery, where),
    }
  })

const eventFields = (s: Sources, e: Event | SideEvent, sort: number, where: string): Row => ({
  forum: s.ids.forums.of(e.year, where),
  status: e.status === undefined ? 'published' : e.status,
  slug: e.slug,
  ...texts('title', e.title),
  ...rich('description', e.description, where),
  kind: e.kind,
  language: e.language ?? null,
  interpretation: e.interpretation ?? null,
  ...span(e.start, e.end, where),
  room: e.room === null ? null : s.ids.rooms.of(e.room, where),
  moderators: people(s, e.moderators, where),
  speakers: people(s, e.speakers, where),
  presentation: file(e.presentation, where),
  sort,
})

function events(s: Sources): Row[] {
  const count = new Map<number, number>()
  return s.events.map((e, i) => {
    const where = `event ${e.slug}`
    const sort = (count.get(e.year) ?? 0) + 1
    count.set(e.year, sort)
    return {
      id: i + 1,
      ...eventFields(s, e, sort, where),
      program_day: s.ids.days.of(e.day, where),
      broadcast: e.broadcast === undefined ? null : s.ids.broadcasts.of(e.broadcast, where),
    }
  })
}

const sideEvents = (s: Sources): Row[] =>
  s.sideEvents.map((e, i) => {
    const where = `side event ${e.slug}`
    return {
      id: i + 1,
      ...eventFields(s, e, i + 1, where),
      broadcast: null,
      ...texts('location', e.location),
      registration_url: e.registrationUrl ?? null,
      image: file(e.image, where),
    }
  })

const broadcasts = (s: Sources): Row[] =>
  s.broadcasts.map((b, i) => {
    const where = `broadcast ${b.slug}`
    return {
      id: i + 1,
      slug: b.slug,
      is_active: true,
      ...texts('title', b.title),
      published_date: moment(b.start, where),
      forum_year: b.year,
      ...span(b.start, b.end, where),
      sort: i + 1,
      forum: s.ids.forums.of(b.year, where),
      room: s.ids.rooms.of(b.room, where),
      video_url: b.videoUrl ?? null,
      embed_url: b.embedUrl ?? null,
      status: b.status,
      ...texts('description', b.description),
      language: b.language,
    }
  })

function tickets(s: Sources): Row[] {
  return s.tickets.map((t, i) => {
    const where = `ticket ${t.title[1]}`
    return {
      id: i + 1,
      ticket_group: s.ids.ticketGroups.of(t.group, where),
      ...texts('title', t.title),
      ...rich('description', t.description, where),
      price: wholeNumber(t.price, where),
      old_price: wholeNumber(t.oldPrice, where),
      currency: 'UAH',
      quota: wholeNumber(t.quota, where),
      max_per_order: wholeNumber(t.maxPerOrder, where),
      sale_start: moment(t.saleStart, where),
      sale_end: moment(t.saleEnd, where),
      is_active: t.active ?? true,
      sort: i + 1,
    }
  })
}

const partners = (s: Sources): Row[] =>
  s.partners.map((p, i) => {
    const where = `partner ${p.slug}`
    return {
      id: i + 1,
      slug: p.slug,
      is_active: p.active ?? true,
      ...texts('title', p.title),
      sort: i + 1,
      logo: file(`logo/${p.slug}`, where),
      logo_dark: file(`logo-dark/${p.slug}`, where),
      url: p.url || null,
      ...texts('description', p.description),
    }
  })

export function forumCollections(sources: Sources): Record<string, Row[]> {
  const s: Sources = { ...sources, events: [...sources.events, ...castArchive(sources.archiveEvents, sources.people)] }
  new Ids(
    'events',
    s.events.map(({ slug }) => slug),
  )
  new Ids(
    'side_events',
    s.sideEvents.map(({ slug }) => slug),
  )
  const inForum = (year: number, where: string) => ({ forum: s.ids.forums.of(year, where) })
  return {
    forums: forums(s),
    short_programs: s.shortProgramme.map((row, i) => ({
      id: i + 1,
      ...inForum(row.year, `short programme ${row.time}`),
      time: row.time,
      ...texts('title', row.title),
      ...texts('description', row.description),
      sort: i + 1,
    })),
    program_days: s.days.map((day, i) => ({
      id: i + 1,
      ...inForum(day.year, `day ${day.slug}`),
      slug: day.slug,
      date: day.date,
      ...texts('title', day.title),
      sort: i + 1,
    })),
    events: events(s),
    side_events: sideEvents(s),
    rooms: s.rooms.map((room, i) => ({
      id: i + 1,
      slug: room.slug,
      ...texts('title', room.title),
      sort: i + 1,
      color: room.color,
    })),
    broadcasts: broadcasts(s),
    partner_groups: s.partnerGroups.map((group, i) => {
      const where = `partner group ${group.title[1]} ${group.year}`
      return {
        id: i + 1,
        ...inForum(group.year, where),
        ...texts('title', group.title),
        sort: i + 1,
        size: group.size,
        partners: s.ids.partners.junction('partners_id', group.partners, where),
      }
    }),
    partners: partners(s),
    ticket_groups: s.ticketGroups.map((group, i) => ({
      id: i + 1,
      ...inForum(group.year, `ticket group ${group.key}`),
      ...texts('title', group.title),
      ...texts('description', group.description),
      sort: i + 1,
    })),
    tickets: tickets(s),
  }
}
