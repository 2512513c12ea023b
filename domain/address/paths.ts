// Addresses of pages, as the specification's section 2 names them.
import type { Locale } from '../localisation/locale.ts'

const segment = encodeURIComponent

/** The first page of a list has no parameter. */
const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** Paths without their language: what a page's language versions share. */
export const pathWithin = {
  home: () => '',
  forum: (year: number) => `/forum/${year}`,
  programme: (year: number) => `/forum/${year}/program`,
  /** One day of it, by its slug. */
  programmeDay: (year: number, day: string) => `/forum/${year}/program?day=${segment(day)}`,
  session: (year: number, slug: string) => `/forum/${year}/program/${segment(slug)}`,
  /** Files for calendar applications: the edition's sessions, and one of them. */
  calendar: (year: number) => `/forum/${year}/calendar.ics`,
  sessionCalendar: (year: number, slug: string) => `/forum/${year}/calendar/${segment(slug)}.ics`,
  tickets: (year: number) => `/forum/${year}/tickets`,
  byCard: (year: number) => `/forum/${year}/by-card`,
  byBank: (year: number) => `/forum/${year}/by-bank`,
  byForm: (year: number) => `/forum/${year}/by-form`,
  /** Seats before the sale. */
  booking: (year: number) => `/forum/${year}/booking`,
  broadcasts: (year: number) => `/forum/${year}/broadcast`,
  broadcast: (year: number, slug: string) => `/forum/${year}/broadcast/${segment(slug)}`,
  /** The screen of all rooms, or of one by its slug. */
  dashboard: (year: number, room?: string) => `/forum/${year}/dashboard${room === undefined ? '' : `/${segment(room)}`}`,
  speakersOfYear: (year: number) => `/forum/${year}/speakers`,
  speakers: () => '/speakers',
  speaker: (slug: string) => `/speakers/${segment(slug)}`,
  news: (page = 1) => paged('/news', page),
  post: (slug: string) => `/news/${segment(slug)}`,
  videos: (page = 1) => paged('/videos', page),
  video: (slug: string) => `/videos/${segment(slug)}`,
  photos: (page = 1) => paged('/photos', page),
  album: (slug: string) => `/photos/${segment(slug)}`,
  /** One part of the page about the forum, by its anchor. */
  about: (anchor?: 'mission' | 'supervisors' | 'organizers' | 'partners') => (anchor ? `/about#${anchor}` : '/about'),
  contacts: () => '/contacts',
  materials: () => '/materials',
  partners: () => '/partners',
  team: () => '/team',
  member: (slug: string) => `/team/${segment(slug)}`,
  donate: () => '/donate',
  /** Where an order and the forms end. */
  thankYou: () => '/thank-you-page',
  successGroupOrder: () => '/success-group-order',
  successSubscribe: () => '/success-subscribe',
  successAccreditation: () => '/success-accreditation',
  successBooking: () => '/success-booking',
  accreditation: () => '/accreditation',
  subscribe: () => '/subscribe',
  callback: () => '/callback',
  /** An order and a ticket, whose keys nobody can guess, and their papers. */
  order: (pageKey: string) => `/order/${segment(pageKey)}`,
  invoicePaper: (pageKey: string) => `/order/${segment(pageKey)}/invoice.pdf`,
  ticketsPaper: (pageKey: string) => `/order/${segment(pageKey)}/tickets.pdf`,
  orderCalendar: (pageKey: string) => `/order/${segment(pageKey)}/calendar.ics`,
  testPayment: (pageKey: string) => `/test-payment/${segment(pageKey)}`,
  ticket: (pageKey: string) => `/ticket/${segment(pageKey)}`,
  ticketPaper: (pageKey: string) => `/ticket/${segment(pageKey)}/ticket.pdf`,
  ticketCalendar: (pageKey: string) => `/ticket/${segment(pageKey)}/calendar.ics`,
  pages: () => '/pages',
  /** What the service worker shows when there is no network. */
  offline: () => '/offline',
  /** A page that editors wrote. */
  page: (slug: string) => `/${segment(slug)}`,
} as const

/** A page in a language: `localePath('en', pathWithin.programme(2025))`. */
export function localePath(locale: Locale, path: string): string {
  return `/${locale}${path}`
}
