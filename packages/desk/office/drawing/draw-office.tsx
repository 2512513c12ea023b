// Renders the pages of the organisers' desk for packages/desk/office/pages: whole documents with one style; a script only where an alert service is asked.

import base from '@forum/design/styles/base.css?inline'
import compositions from '@forum/design/styles/compositions.css?inline'
import controls from '@forum/design/styles/controls.css?inline'
import fonts from '@forum/design/styles/fonts.css?inline'
import grid from '@forum/design/styles/grid.css?inline'
import shown from '@forum/design/styles/shown.css?inline'
import tokens from '@forum/design/styles/tokens.css?inline'
import said from '@forum/design/styles/words.css?inline'
import type { DrawnPage, OfficeFrame, OfficeView } from '@forum/desk/office/pages/office-view.ts'
import { officeWords } from '@forum/desk/words/office/office-words.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { QuestionBar, ringScript } from './alert-question.tsx'
import own from './office.css?inline'
import forms from './office-forms.css?inline'
import { officePageOf } from './office-pages.tsx'
import { OfficeContext, useOffice } from './office-words.tsx'
import tables from './tables.css?inline'

const style = [fonts, tokens, base, shown, compositions, grid, said, controls, forms, own, tables].join('')

export function drawOffice(view: OfficeView, frame: OfficeFrame): DrawnPage {
  const words = officeWords[frame.language]
  const html = renderToStaticMarkup(
    <OfficeContext value={{ words, frame }}>
      <Document view={view} />
    </OfficeContext>,
  )
  return { html: `<!DOCTYPE html>${html}`, style, ...(frame.alerts && { script: ringScript }) }
}

function Document({ view }: { view: OfficeView }) {
  const { words, frame } = useOffice()
  const { page, title } = officePageOf(view, words)
  const isRefused = ('fault' in view && view.fault !== null) || ('refused' in view && view.refused !== null)
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{`${isRefused ? `${words.refused}: ` : ''}${title} – ${words.title}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the policy knows by its hash. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body data-theme="white">
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <Bar />
        {frame.alerts && <QuestionBar question={frame.alerts.question} isHere={view.page === 'day'} />}
        <main id="main">{page}</main>
        <Foot />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, which the policy knows by its hash. */}
        {frame.alerts && <script dangerouslySetInnerHTML={{ __html: ringScript }} />}
      </body>
    </html>
  )
}

const places = [
  ['/', 'home'],
  ['/day', 'day'],
  ['/orders', 'orders'],
  ['/transfers', 'transfers'],
  ['/requests', 'requests'],
  ['/guests', 'guests'],
  ['/codes', 'codes'],
  ['/waiting', 'waiting'],
  ['/letters', 'letters'],
  ['/figures', 'figures'],
  ['/papers', 'downloads'],
  ['/gates', 'door'],
  ['/journal', 'journal'],
] as const

function Bar() {
  const { words, frame } = useOffice()
  const { organiser, path } = frame
  const isHere = (place: string) => (place === '/' ? path === '/' : path.startsWith(place))
  return (
    <header className="cluster bar" data-theme="ink">
      <a href="/">{organiser?.role === 'steward' ? words.gates.title : words.title}</a>
      {organiser?.role === 'organiser' && (
        <nav className="cluster targets small strong" aria-label={words.menu}>
          {places.map(([place, name]) => (
            <a key={place} href={place} aria-current={isHere(place) ? 'page' : undefined}>
              {words.nav[name]}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}

function Foot() {
  const { words, frame } = useOffice()
  const { organiser, path, query, language, siteUrl } = frame
  const other = language === 'uk' ? 'en' : 'uk'
  return (
    <footer className="cluster targets small strong bar" data-theme="ink">
      <a href={siteUrl} rel="noreferrer" target="_blank">
        {words.site}
      </a>
      {organiser && (
        <>
          <form method="post" action="/language">
            <input type="hidden" name="language" value={other} />
            <input type="hidden" name="back" value={path + query} />
            <button type="submit" lang={other}>
              {other === 'uk' ? 'Українською' : 'In English'}
            </button>
          </form>
          <form method="post" action="/leave">
            <button type="submit">{words.leave}</button>
          </form>
          <span className="quiet">{organiser.name}</span>
        </>
      )}
    </footer>
  )
}
