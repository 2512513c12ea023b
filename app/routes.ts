// The URL map, in the order of the specification's section 2.
import { index, type RouteConfig, route } from '@react-router/dev/routes'

const notFound = 'routes/not-found/route.tsx'

/** The gallery of components: no build carries it. */
const gallery =
  import.meta.env?.MODE === 'development' ? [route('gallery/:room?/:theme?', 'gallery/gallery.tsx', { id: 'lang-gallery' })] : []

export default [
  index('routes/index/route.ts', { id: 'index' }),
  route(':lang', 'routes/language/route.tsx', { id: 'language' }, [
    index('routes/home/route.tsx', { id: 'lang' }),
    route('404', notFound, { id: 'lang-404' }),
    route('about', 'routes/about/route.tsx', { id: 'lang-about' }),
    route('contacts', 'routes/contacts/route.tsx', { id: 'lang-contacts' }),
    route('materials', 'routes/materials/route.tsx', { id: 'lang-materials' }),
    route('news', 'routes/news/route.tsx', { id: 'lang-news' }),
    route('news/:slug', 'routes/post/route.tsx', { id: 'lang-news-slug' }),
    route('pages', 'routes/pages/route.tsx', { id: 'lang-pages' }),
    route('partners', 'routes/partners/route.tsx', { id: 'lang-partners' }),
    route('photos', 'routes/photos/route.tsx', { id: 'lang-photos' }),
    route('photos/:slug', 'routes/album/route.tsx', { id: 'lang-photos-slug' }),
    route('speakers', 'routes/speakers/route.tsx', { id: 'lang-speakers' }),
    route('speakers/:slug', 'routes/speaker/route.tsx', { id: 'lang-speakers-slug' }),
    route('success-group-order', 'routes/confirmation/route.tsx', { id: 'lang-success-group-order' }),
    route('success-subscribe', 'routes/confirmation/route.tsx', { id: 'lang-success-subscribe' }),
    route('thank-you-page', 'routes/confirmation/route.tsx', { id: 'lang-thank-you-page' }),
    route('videos', 'routes/videos/route.tsx', { id: 'lang-videos' }),
    route('videos/:slug', 'routes/video/route.tsx', { id: 'lang-videos-slug' }),
    route('team/:slug?', 'routes/team/route.tsx', { id: 'lang-team-slug' }),
    route('offline', 'routes/offline/route.tsx', { id: 'lang-offline' }),
    route('donate', 'routes/donate/route.tsx', { id: 'lang-donate' }),
    route('accreditation', 'routes/accreditation/route.tsx', { id: 'lang-accreditation' }),
    route('success-accreditation', 'routes/confirmation/route.tsx', { id: 'lang-success-accreditation' }),
    route('success-booking', 'routes/confirmation/route.tsx', { id: 'lang-success-booking' }),
    route('subscribe', 'routes/subscribe/route.tsx', { id: 'lang-subscribe' }),
    route('callback', 'routes/callback/route.tsx', { id: 'lang-callback' }),
    route('forum/:year', 'routes/forum/route.tsx', { id: 'lang-forum-year' }),
    route('forum/:year?/broadcast', 'routes/broadcasts/route.tsx', { id: 'lang-forum-year-broadcast' }),
    route('forum/:year?/broadcast/:slug', 'routes/broadcast/route.tsx', { id: 'lang-forum-year-broadcast-slug' }),
    route('forum/:year?/tickets', 'routes/tickets/route.tsx', { id: 'lang-forum-year-tickets' }),
    route('forum/:year?/by-bank', 'routes/by-bank/route.tsx', { id: 'lang-forum-year-by-bank' }),
    route('forum/:year?/by-card', 'routes/by-card/route.tsx', { id: 'lang-forum-year-by-card' }),
    route('forum/:year?/by-form', 'routes/by-form/route.tsx', { id: 'lang-forum-year-by-form' }),
    route('forum/:year?/booking', 'routes/booking/route.tsx', { id: 'lang-forum-year-booking' }),
    route('forum/:year?/program', 'routes/programme/route.tsx', { id: 'lang-forum-year-program' }),
    route('forum/:year?/program/:slug', 'routes/session/route.tsx', { id: 'lang-forum-year-program-slug' }),
    route('forum/:year?/speakers', 'routes/forum-speakers/route.tsx', { id: 'lang-forum-year-speakers' }),
    route('forum/:year?/dashboard/:slug?', 'routes/dashboard/route.tsx', { id: 'lang-forum-year-dashboard-slug' }),
    route('order/:key', 'routes/order/route.tsx', { id: 'lang-order-key' }),
    route('ticket/:key', 'routes/ticket/route.tsx', { id: 'lang-ticket-key' }),
    route('test-payment/:key', 'routes/test-payment/route.tsx', { id: 'lang-test-payment-key' }),
    ...gallery,
    route(':slug', 'routes/page/route.tsx', { id: 'lang-slug' }),
    route('*', notFound, { id: 'lang-not-found' }),
  ]),
] satisfies RouteConfig
