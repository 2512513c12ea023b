// Which folder of routes/ draws each page of the table of pages, whose patterns are the URL map.
import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { type Page, type PageId, pageIds, pages, routeName } from '#domain/address/pages.ts'

/** The module that draws a page, below `app/`: in the folder of the page's id, or in the one that all pages of thanks share. */
export function routeFile(id: PageId): string {
  const { thanksFor }: Page = pages[id]
  const folder = thanksFor ? 'confirmation' : id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `routes/${folder}/route.tsx`
}

function pageRoute(id: PageId) {
  const { pattern } = pages[id]
  const options = { id: routeName(id) }
  return pattern === '' ? index(routeFile(id), options) : route(pattern, routeFile(id), options)
}

/** The gallery of components: no build carries it. */
const gallery =
  import.meta.env?.MODE === 'development' ? [route('gallery/:room?/:theme?', 'gallery/gallery.tsx', { id: 'lang-gallery' })] : []

export default [
  index('routes/index/route.ts', { id: 'index' }),
  route(':lang', 'routes/language/route.tsx', { id: 'language' }, [
    ...pageIds.map(pageRoute),
    ...gallery,
    route('*', 'routes/not-found/route.tsx', { id: 'lang-not-found' }),
  ]),
] satisfies RouteConfig
