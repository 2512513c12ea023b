// Shown by the service worker, under any address, if a page is neither reachable nor cached.

import { Inline, Sheet } from '@forum/design/page/inline.tsx'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { Sheaf } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import { localeOf } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import sheet from '@forum/site/app/frame/error-page/error-page.css?inline'
import { Logo } from '@forum/site/app/frame/logo.tsx'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { cachedPagesScript } from './cached-pages-script.ts'

export const handle = { layout: 'bare' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  const { status } = wordsIn(localeOf(context))
  const page: PageInfo = {
    title: status.offlineTitle,
    description: status.offlineText,
    path: pathWithin.offline(),
    nearestList: pathWithin.home(),
  }
  return { page }
}

const wideShape = { width: 1440, height: 560, top: 40, pointX: 420, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }
const phoneShape = { width: 390, height: 250, top: 10, pointX: 16, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }

export default function Offline() {
  const locale = useLocale()
  const { errors, site, status } = useWords()
  const { strands, currentYear } = useFrameData()
  // All lines dotted: the site is not reachable.
  const dotted = strands.map((strand) => ({ ...strand, isCancelled: true }))
  return (
    <main id="content" className="errorStage" data-theme="ink">
      <Sheet of={sheet} />
      <div className="wrap errorLogo">
        <Logo />
      </div>
      <div className="wrap errorText">
        <h1>{status.offlineTitle}</h1>
        <p className="measure above4">{status.offlineText}</p>
        <p className="cluster buttons above6">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one under which the page stands. */}
          <a className={buttonClass()} href="">
            {errors.retry}
          </a>
          <a
            className={buttonClass({ variant: 'outlined' })}
            href={localePath(locale, pathWithin.programme(currentYear))}
            data-if-kept
            hidden
          >
            {errors.goProgramme}
          </a>
        </p>
        <section id="kept" className="above7" data-site={site.name} hidden>
          <h2 className="title">{status.keptPages}</h2>
          <ul role="list" className="lines measure above2" />
        </section>
      </div>
      <Sheaf className="notPhone errorDrawn" strands={dotted} shape={wideShape} />
      <Sheaf className="phoneOnly errorDrawn" strands={dotted} shape={phoneShape} />
      <Inline as="script" text={cachedPagesScript} />
    </main>
  )
}
