// Server-rendered components for tests: with router and language, without a browser.

import { wordsIn } from '@forum/design/page/locale.ts'
import { PageProvider } from '@forum/design/page/page-facts.tsx'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { pageFacts } from '../root.tsx'
import { frameView } from '../routes/language/language-view.ts'
import { servicesWith } from '../services-builder.ts'

const services = servicesWith({ forums: [aForum()] }, { now: 0 })

/** An element for tests: name, attributes and text. */
export type Drawn = { tag: string; attributes: Readonly<Record<string, string>>; text: string }

/** The HTML of `shown` at an address of `locale`. */
export function htmlOf(shown: ReactNode, locale: Locale = 'uk'): string {
  const frame = { ...frameView(services, locale, catalogues[locale].site.name), callbackToken: 'token' }
  const facts = pageFacts({ pathname: `/${locale}/gallery`, search: '' }, frame)
  const page = (
    <PageProvider facts={facts} words={wordsIn(locale)}>
      {shown}
    </PageProvider>
  )
  const routes = [{ id: 'language', path: '/:lang', children: [{ path: '*', element: page }] }]
  const hydrationData = { loaderData: { language: frame } }
  return renderToString(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/${locale}/gallery`], hydrationData })} />,
  )
}

/** Elements of `html` with this tag, in order. */
export function drawn(html: string, tag: string): Drawn[] {
  return DomUtils.getElementsByTagName(tag, parseDocument(html).children).map((element) => ({
    tag: element.name,
    attributes: element.attribs,
    text: DomUtils.textContent(element).replace(/\s+/g, ' ').trim(),
  }))
}

/** The only element with this tag; throws otherwise. */
export function only(html: string, tag: string): Drawn {
  const [first, ...others] = drawn(html, tag)
  if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} × <${tag}>: ${html.slice(0, 400)}`)
  return first
}
