import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { type ShelterView, sheltersView } from './shelter-view.ts'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const shelters = sheltersView(context.get(servicesContext), locale)
  if (shelters.length === 0) notFound()
  const { interruption } = wordsIn(locale)
  const page: PageInfo = {
    title: interruption.shelters,
    description: interruption.shelterDescription,
    path: pathWithin.shelter(),
  }
  return { page, shelters }
}

export default function Shelters({ loaderData: { shelters } }: Route.ComponentProps) {
  const { interruption: words } = useWords()
  return (
    <>
      <PageHead title={words.shelters} summary={words.shelterSummary} />
      <section className="section within7" data-theme="white">
        <div className="wrap">
          {shelters.map((shelter) => (
            <Shelter key={shelter.slug} shelter={shelter} />
          ))}
        </div>
      </section>
    </>
  )
}

function Shelter({ shelter: { slug, title, places, halls, way, plan } }: { shelter: ShelterView }) {
  const { interruption: words } = useWords()
  return (
    <article className={`grid steady split at7 ${styles.shelter}`} id={slug}>
      <div>
        <Text as="h2" of={title} asWritten />
        <p className="above3">{halls.length > 0 ? words.forHalls(halls.join(', ')) : words.forAll}</p>
        {places !== null && <p className="quiet">{words.places(String(places))}</p>}
      </div>
      <div>
        {way && <RichText of={way} variant="article" />}
        {plan && (
          <figure className="above5">
            <Cover file={plan} ratio="wide" sizes="(max-width: 760px) 100vw, 60vw" largest={1920} />
            <figcaption className="small quiet">{words.plan}</figcaption>
          </figure>
        )}
      </div>
    </article>
  )
}
