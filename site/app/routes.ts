// Maps the table of pages to folders of routes/.

import { type Page, type PageId, pageIds, pages, routeName } from '@forum/domain/address/pages.ts'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Route module of a page, below `site/app/`: in the folder of its id, or the shared one of thank-you pages. */
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

/** Component gallery, development only. */
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
