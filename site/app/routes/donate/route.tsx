import '@forum/design/styles/parts/wide-text.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { Contact } from '@forum/site/app/blocks/contact/contact.tsx'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { HeadedText } from '@forum/site/app/blocks/headed-text/headed-text.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Requisites } from '@forum/site/app/blocks/requisites/requisites.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { CSSProperties } from 'react'
import type { Route } from './+types/route.ts'
import { donateView, type PartView } from './donate-view.ts'
import type { Raised } from './raised.ts'
import styles from './route.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { description, ...view } = donateView(context.get(servicesContext), locale)
  const page: PageInfo = {
    title: wordsOf(view.title),
    description,
    path: pathWithin.donate(),
    nearestList: pathWithin.home(),
    image: view.cover,
  }
  return { page, view }
}

type DonateProps = Pick<Route.ComponentProps['loaderData'], 'view'>

export default function Donate({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={view.title} />
      <section className="section within7" data-theme="white">
        <div className="wrap">
          <Intro view={view} />
          {view.raised && <Strand raised={view.raised} />}
          {view.cover && (
            <div className="panorama">
              <Cover file={view.cover} ratio="wide" sizes="100vw" largest={1920} isFirst />
            </div>
          )}
          <div className="parts">
            {view.parts.map((part) => (
              <Part key={wordsOf(part.heading)} part={part} />
            ))}
          </div>
        </div>
      </section>
      <Help view={view} />
    </>
  )
}

function Intro({ view: { intro, parts } }: DonateProps) {
  const { donation } = useWords()
  if (!intro && parts.length > 0) return null
  return <div className="lead">{intro ? <RichText of={intro} /> : <p>{noBreak(donation.text)}</p>}</div>
}

/** Bank details can be copied separately. */
function Part({ part: { heading, text, details, after } }: { part: PartView }) {
  return (
    <HeadedText heading={heading} text={text} variant="ruled">
      {details.length > 0 && (
        <div className="above5 below6" lang={langOf(text)}>
          <Requisites of={details} />
        </div>
      )}
      {after && <RichText of={after} variant="article" />}
    </HeadedText>
  )
}

/** Progress bar: raised money as a line, the missing part dotted. */
function Strand({ raised: { goal, missing } }: { raised: Raised }) {
  const { donation } = useWords()
  const there = goal - missing
  return (
    <figure className="above7" style={{ '--share': Math.round((there / Math.max(goal, 1)) * 1000) / 10 } as CSSProperties}>
      <p className="figure large">{formatPrice(there)}</p>
      <div className={styles.strand} aria-hidden="true" />
      <figcaption className="between">
        {noBreak(donation.raised(formatPrice(goal)))}
        <b>{noBreak(donation.missing(formatPrice(missing)))}</b>
      </figcaption>
    </figure>
  )
}

/** Contact for questions. */
function Help({ view: { contact, forumYear } }: DonateProps) {
  const locale = useLocale()
  const { donation } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className="wrap grid split at7 steady">
        <h2 className="large">{donation.help}</h2>
        <div className="start gap5">
          <p className="said">{noBreak(donation.helpText)}</p>
          {contact && <Contact contact={contact} />}
          {forumYear !== null && (
            <MoreLink to={localePath(locale, pathWithin.forum(forumYear))}>{donation.toForum(forumYear)}</MoreLink>
          )}
        </div>
      </div>
    </section>
  )
}
