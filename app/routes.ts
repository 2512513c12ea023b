// The URL map, in the order of the specification's section 2. Pages that are not built yet answer 404 and nothing links to them.
import { index, type RouteConfig, route } from '@react-router/dev/routes'

const notFound = 'routes/not-found/route.tsx'

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
    route('success-group-order', notFound, { id: 'lang-success-group-order' }),
    route('success-subscribe', notFound, { id: 'lang-success-subscribe' }),
    route('thank-you-page', notFound, { id: 'lang-thank-you-page' }),
    route('videos', 'routes/videos/route.tsx', { id: 'lang-videos' }),
    route('videos/:slug', 'routes/video/route.tsx', { id: 'lang-videos-slug' }),
    route('team/:slug?', 'routes/team/route.tsx', { id: 'lang-team-slug' }),
    route('donate', notFound, { id: 'lang-donate' }),
    route('accreditation', notFound, { id: 'lang-accreditation' }),
    route('forum/:year', 'routes/forum/route.tsx', { id: 'lang-forum-year' }),
    route('forum/:year?/broadcast', notFound, { id: 'lang-forum-year-broadcast' }),
    route('forum/:year?/broadcast/:slug', notFound, { id: 'lang-forum-year-broadcast-slug' }),
    route('forum/:year?/tickets', notFound, { id: 'lang-forum-year-tickets' }),
    route('forum/:year?/by-bank', notFound, { id: 'lang-forum-year-by-bank' }),
    route('forum/:year?/by-card', notFound, { id: 'lang-forum-year-by-card' }),
    route('forum/:year?/by-form', notFound, { id: 'lang-forum-year-by-form' }),
    route('forum/:year?/program', 'routes/programme/route.tsx', { id: 'lang-forum-year-program' }),
    route('forum/:year?/program/:slug', 'routes/session/route.tsx', { id: 'lang-forum-year-program-slug' }),
    route('forum/:year?/speakers', 'routes/forum-speakers/route.tsx', { id: 'lang-forum-year-speakers' }),
    route('forum/:year?/dashboard/:slug?', notFound, { id: 'lang-forum-year-dashboard-slug' }),
    route(':slug', 'routes/page/route.tsx', { id: 'lang-slug' }),
    route('*', notFound, { id: 'lang-not-found' }),
  ]),
] satisfies RouteConfig
