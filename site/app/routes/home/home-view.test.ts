import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aPartner, aPartnerGroup } from '@forum/domain/forum/forum-builder.ts'
import { langOf } from '@forum/domain/localisation/local-text.ts'
import { inAll, inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { aBroadcast, anEvent } from '@forum/domain/programme/programme-builder.ts'
import type { Post, Video } from '@forum/domain/publication/publication.ts'
import { aPost, aVideo } from '@forum/domain/publication/publication-builder.ts'
import { buyingOf } from '@forum/domain/sale/buying.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { describe, expect, it } from 'vitest'
import { homeEdition, homeView } from './home-view.ts'

const ukrainian = catalogues.uk

const now = parseMoment('2025-09-09T09:00') as number
const edition = (own: Partial<Forum> = {}): Forum => ({
  ...unwrittenEdition(2025),
  title: inAll('Форум 2025'),
  ticketGroups: [aTicketGroup({ tickets: [aTicket()] })],
  ...own,
})

const post = (slug: string, published: string): Post => aPost({ slug, published: parseMoment(published), forumYear: 2025 })

const viewOf = (
  forums: Forum[],
  posts: Post[] = [],
  at = now,
  { payable = { card: true, bank: true }, isDeskOpen = true } = {},
  videos: Video[] = [],
) => {
  const services = servicesWith({ forums, posts, videos }, { now: at })
  const forum = homeEdition(services)
  const options = { currentYear: 2025, isDeskOpen, now: at, locale: 'uk', left: () => null, payable, isSellable: true } as const
  return homeView(services, forum, buyingOf(forum, options), 'uk')
}

const dated = { start: parseMoment('2025-10-16T09:00'), end: parseMoment('2025-10-17T18:00') }
const event: ProgrammeEvent = anEvent({ id: '1', slug: 'panel', title: inAll('Панель'), start: dated.start })
const live = aBroadcast({ slug: 'hall', title: inAll('Зала'), start: dated.start, end: dated.end })
const [before, on, during, after] = ['2025-09-09T09:00', '2025-10-16T09:20', '2025-10-17T18:00', '2025-10-18T00:00']
const [tickets, programme, booking, broadcasts, archive] = ['tickets', 'program', 'booking', 'broadcast', ''].map((page) =>
  `/uk/forum/2025/${page}`.replace(/\/$/, ''),
)

describe('where the home page leads from its head', () => {
  it.each([
    ['selling', { ticketsStatus: 'started' }, before, [tickets, programme]],
    ['selling while it runs', { ticketsStatus: 'started' }, during, [programme, tickets]],
    ['running', { ticketsStatus: 'ended', broadcasts: [live] }, on, [broadcasts, programme]],
    ['on the air and selling', { ticketsStatus: 'started', broadcasts: [live] }, on, [broadcasts, programme, tickets]],
    ['selling without a programme', { ticketsStatus: 'started', events: [] }, before, [tickets]],
    ['selling without a date', { ticketsStatus: 'started', start: null, end: null }, before, [tickets, programme]],
    ['selling, but nothing in its window', { ticketsStatus: 'started', ticketGroups: [] }, before, [programme, tickets]],
    ['selling soon', { ticketsStatus: 'soon' }, before, [booking, programme]],
    ['selling soon, without a programme', { ticketsStatus: 'soon', events: [] }, before, [booking]],
    ['sold', { ticketsStatus: 'ended' }, before, [programme]],
    ['not announced', { ticketsStatus: null }, before, [programme]],
    ['over, whatever its tickets say', { ticketsStatus: 'started' }, after, [archive]],
    ['over, with recordings', { broadcasts: [{ ...live, videoUrl: 'https://video.example/1' }] }, after, [archive, broadcasts]],
    ['cancelled', { ticketsStatus: 'started', isCancelled: true }, before, [archive]],
    ['not published in the language', { ticketsStatus: 'started', title: inSome({ uk: '-', en: 'F', ru: 'F' }) }, before, []],
  ] as const)('an edition that is %s', (_, own, moment, expected) => {
    const forum = edition({ ...dated, events: [event], ...(own as Partial<Forum>) })
    const { actions } = viewOf([forum], [], parseMoment(moment) as number).hero
    expect(actions.map(({ to }) => to)).toEqual(expected)
  })

  it('leads to the tickets where nothing can be paid by card', () => {
    const { actions } = viewOf([edition({ ticketsStatus: 'started' })], [], now, { payable: { card: false, bank: true } }).hero
    expect(actions.map(({ to }) => to)).toEqual(['/uk/forum/2025/tickets'])
  })

  it('says every day of the edition, as its own page does', () => {
    expect(viewOf([edition(dated)]).hero).toMatchObject({ date: '16–17 жовтня 2025', dateTime: '2025-10-16' })
  })

  it('sells nothing of an earlier edition that stands in for the missing one', () => {
    expect(viewOf([edition({ year: 2024, ticketsStatus: 'started', events: [event] })]).hero.actions.map(({ to }) => to)).toEqual(
      ['/uk/forum/2024/program'],
    )
  })

  it('leads to no sale while the desk can keep no order', () => {
    const forum = edition({ ...dated, events: [event], ticketsStatus: 'started' })
    expect(viewOf([forum], [], now, { isDeskOpen: false }).hero.actions.map(({ to }) => to)).toEqual([programme])
  })

  const tomorrow = parseMoment('2025-10-01T10:00') as number
  const { opensText, goesOnText, kyivMoment } = ukrainian.ticket
  it.each([
    ['before the sale says when it opens', [aTicket({ saleStart: tomorrow })], opensText],
    ['between two windows says when it goes on', [aTicket({ saleEnd: now - 1 }), aTicket({ saleStart: tomorrow })], goesOnText],
  ])('%s, and takes an address', (_, tickets, text) => {
    const forums = [edition({ ...dated, ticketsStatus: 'started', ticketGroups: [aTicketGroup({ tickets })] })]
    const { hero } = viewOf(forums)
    expect([hero.actions[0]?.to, hero.note]).toEqual([booking, text(kyivMoment('1 жовтня', '10:00'))])
    expect(viewOf(forums, [], tomorrow).hero).toMatchObject({ note: '' })
  })

  it('leads nowhere before anybody has written an edition', () => {
    expect(viewOf([]).hero.actions).toEqual([])
  })
})

describe('the home page', () => {
  it('stands before anybody has written an edition, with the name of the site as its motto', () => {
    const view = viewOf([])
    expect(view.hero).toMatchObject({ motto: ukrainian.site.name, year: 2025, date: null, start: null })
    expect(view).toMatchObject({ lead: null, speakers: [], day: null, partners: [], news: [], place: null })
  })

  it('shows the newest edition while the current one is missing', () => {
    expect(viewOf([edition({ year: 2024, title: inAll('Форум 2024') })]).hero.year).toBe(2024)
  })

  it('says the title in place of a missing motto, once', () => {
    expect(viewOf([edition()]).hero).toMatchObject({ motto: 'Форум 2025', summary: '' })
    expect(viewOf([edition({ theme: inAll('Ціна рішень') })]).hero).toMatchObject({ motto: 'Ціна рішень', summary: 'Форум 2025' })
  })

  it('says the sentence below the motto and the headings as the editors wrote them, in the language of the page only', () => {
    const home = {
      lead: inSome({ uk: 'Один день і чотири зали' }),
      speakers: inSome({ uk: 'Хто назве ціну' }),
      programme: inSome({ en: 'The day' }),
      partners: nothing,
      news: nothing,
      videos: nothing,
    }
    const view = viewOf([edition({ theme: inAll('Ціна рішень'), home })])
    expect(view.hero.summary).toBe('Один день і чотири зали')
    expect(view.titles).toMatchObject({ speakers: 'Хто назве ціну', programme: ukrainian.home.day, news: ukrainian.site.news })
  })

  it('has the first two groups of partners; the page of partners has the others', () => {
    const partnerGroups = ['general', 'main', 'media'].map((id) => aPartnerGroup({ id, partners: [aPartner({ slug: id })] }))
    expect(viewOf([edition({ partnerGroups })]).partners.map(({ id }) => id)).toEqual(['general', 'main'])
  })

  it('marks a motto that fell back to English', () => {
    expect(langOf(viewOf([edition({ theme: inSome({ en: 'Prices' }) })]).hero.motto)).toBe('en')
  })

  it('leaves out news that are dated in advance, newest first, at most three', () => {
    const posts = ['01', '02', '03', '04', '05', '06', '07'].map((day) => post(`p${day}`, `2025-09-${day}T10:00`))
    const shown = viewOf([edition()], [...posts, post('later', '2025-12-01T10:00')]).news.map(({ slug }) => slug)
    expect(shown).toEqual(['p07', 'p06', 'p05'])
  })

  it('shows recordings in the place of the short programme once the forum is over, and none before', () => {
    const shown = (at: string, videos = [aVideo({ slug: 'opening' })]) => {
      const row = { id: '1', time: '09:00', title: inAll('Панель'), description: nothing }
      const forum = edition({ ...dated, events: [event], shortProgramme: [row] })
      const { day, videos: recorded } = viewOf([forum], [], parseMoment(at) as number, {}, videos)
      return { hasDay: day !== null, videos: recorded.map(({ slug }) => slug) }
    }
    expect(shown('2025-10-16T12:00')).toEqual({ hasDay: true, videos: [] })
    expect(shown('2025-10-18T10:00')).toEqual({ hasDay: false, videos: ['opening'] })
    expect(shown('2025-10-18T10:00', [])).toEqual({ hasDay: true, videos: [] })
  })

  it('says what is on in the halls in the place of figures while the forum runs', () => {
    const statistics = [{ value: '84', label: inAll('спікери') }]
    const shown = (at: string) => viewOf([edition({ ...dated, events: [event], statistics })], [], parseMoment(at) as number)
    expect(shown(before)).toMatchObject({ strip: null, statistics: [{ value: '84' }] })
    expect(shown(on)).toMatchObject({ strip: { year: 2025 }, lead: null, statistics: [] })
  })
})
