import type { CSSProperties } from 'react'
import { data, Link } from 'react-router'
import { glued } from '#domain/localisation/line-ends.ts'
import { isLocale } from '#domain/localisation/locale.ts'
import { emLength } from '../../blocks/motto/motto-fit.ts'
import { Portrait, usePortraitAlt } from '../../blocks/portrait/portrait-card.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { Plate } from '../../ui/picture/picture.tsx'
import type { Route } from './+types/route.ts'
import { OnStage } from './on-stage.tsx'
import styles from './route.module.css'
import { type SpeakerView, speakerView } from './speaker-view.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const view = speakerView(context.get(servicesContext), params.slug, params.lang)
  if (!view) throw data(null, { status: 404 })
  const { locales, description, ...drawn } = view
  const page: PageInfo = {
    title: view.person.name,
    description,
    path: pathWithin.speaker(view.person.slug),
    locales,
    nearestList: pathWithin.speakers(),
    image: view.person.photo,
  }
  return { page, ...drawn }
}

export const meta = pageMeta

export default function Speaker({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head {...loaderData} />
      <OnStage editions={loaderData.editions} />
    </>
  )
}

type HeadProps = Pick<SpeakerView, 'person' | 'country' | 'text' | 'textLang' | 'figure' | 'links'>

function Head({ person, country, text, textLang, figure, links }: HeadProps) {
  const locale = useLocale()
  const { people, site } = useWords()
  return (
    <section className={styles.person} data-theme="ink">
      <div className={styles.picture}>
        <div className={styles.frame}>
          <Plate ratio="fill">
            <Portrait
              person={person}
              sizes="(max-width: 1199px) 100vw, 42vw"
              largest={1280}
              alt={usePortraitAlt(person)}
              isFirst
            />
          </Plate>
        </div>
      </div>
      <div className={styles.words}>
        <nav className={styles.crumbs} aria-label={site.path}>
          <Link to={inLanguage(locale, pathWithin.speakers())}>{people.title}</Link>
        </nav>
        <h1 lang={person.nameLang} style={{ '--word': longestWord(person.name) } as CSSProperties}>
          {person.name}
        </h1>
        <Position person={person} />
        {country && <p className={styles.country}>{country}</p>}
        {text && (
          <div className={styles.text}>
            <RichText text={text} lang={textLang} />
          </div>
        )}
        {links.length > 0 && (
          <ul className={styles.links} aria-label={people.elsewhere}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {label}
                  <span className="visuallyHidden"> ({site.newTab})</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {figure && (
          <p className={styles.figure} lang={textLang}>
            <b>{glued(figure.value)}</b>
            <span>{glued(figure.label)}</span>
          </p>
        )}
      </div>
    </section>
  )
}

function Position({ person: { position, positionLang, company } }: Pick<SpeakerView, 'person'>) {
  if (!position && !company) return null
  return (
    <p className={styles.position}>
      {position && <span lang={positionLang}>{glued(position)}</span>}
      {position && company && ', '}
      {company && <span>{glued(company)}</span>}
    </p>
  )
}

/** In em of the display type: the heading must hold it in one piece on the narrowest screen. */
function longestWord(name: string): number {
  const lengths = name.split(/\s+|(?<=-)/).map((word) => emLength(word) + 0.03 * word.length)
  return Math.ceil(Math.max(...lengths) * 20) / 20
}
