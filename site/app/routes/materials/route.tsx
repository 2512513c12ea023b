import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { MaterialList } from '@forum/site/app/blocks/material-list/material-list.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { type MaterialYear, materialsView } from './materials-view.ts'
import styles from './route.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { reference } = wordsIn(locale)
  const page: PageInfo = {
    title: reference.materials,
    description: reference.materialsDescription,
    path: pathWithin.materials(),
  }
  return { page, years: materialsView(context.get(servicesContext), locale) }
}

export default function Materials({ loaderData: { years } }: Route.ComponentProps) {
  const { reference } = useWords()
  return (
    <>
      <PageHead title={reference.materials} summary={reference.materialsSummary} />
      <section className="section within7" data-theme="white">
        <div className="wrap">
          {years.length === 0 && (
            <>
              <h2>{reference.noMaterials}</h2>
              <p className="measure above4">{reference.noMaterialsText}</p>
            </>
          )}
          {years.map((year) => (
            <Year key={year.year} year={year} />
          ))}
        </div>
      </section>
    </>
  )
}

function Year({ year: { year, kinds } }: { year: MaterialYear }) {
  const { reference } = useWords()
  return (
    <div className="apart">
      <h2 className="below4">{year ?? reference.undated}</h2>
      {kinds.map(({ kind, materials }) => (
        <div key={kind} className={`grid steady split at4 ${styles.kind}`}>
          <h3 className="label">{reference.kinds[kind]}</h3>
          <div>
            <MaterialList materials={materials} />
          </div>
        </div>
      ))}
    </div>
  )
}
