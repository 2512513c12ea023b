import { Sheet } from '@forum/design/page/inline.tsx'
import { wordsIn } from '@forum/design/page/locale.ts'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Strand } from '@forum/domain/forum/edition.ts'
import { localeOfPath } from '@forum/domain/localisation/locale.ts'
import { Phones } from '@forum/site/app/blocks/contact/contact-links.tsx'
import { SheafPaths } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import type { SheafShape } from '@forum/site/app/blocks/sheaf/sheaf-geometry.ts'
import { FrameDataProvider } from '@forum/site/app/context/frame-data.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { KindInItsPlace } from '@forum/site/app/context/page-kind.ts'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { Frame } from '../frame/frame.tsx'
import { QuietHeader } from '../header/quiet-header.tsx'
import { Logo } from '../logo.tsx'
import sheet from './error-page.css?inline'

const wideShape = { width: 1440, height: 560, top: 40, pointX: 120, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }
const phoneShape = { width: 390, height: 250, top: 10, pointX: 10, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }

/** Three slices of the pattern, moved apart. */
const wideCuts = [
  { clip: 'M-10-60H620L560 700H-10z', move: '0 0' },
  { clip: 'M620-60H1010L940 700H560z', move: '12 -74' },
  { clip: 'M1010-60H1500V700H940z', move: '26 46' },
]
const phoneCuts = [
  { clip: 'M-10-60H190L165 400H-10z', move: '0 0' },
  { clip: 'M190-60H290L262 400H165z', move: '6 -34' },
  { clip: 'M290-60H500V400H262z', move: '12 20' },
]

/** Years of the pattern without content. */
const neutralStrands: readonly Strand[] = Array.from({ length: 12 }, (_, index) => ({
  year: 2014 + index,
  attendance: 340 + index * 80,
  isCancelled: false,
}))

type ErrorPageProps = { error: unknown; frame?: FrameView | undefined }

/** Error page 404, 500, 503: the broken pattern, a sentence, links to home and programme (product.md, 4.14). */
export function ErrorPage({ error, frame }: ErrorPageProps) {
  if (!frame) {
    return (
      <>
        {organisersIn(error) ? (
          <QuietHeader />
        ) : (
          <header className="wrap errorLogo">
            <Logo />
          </header>
        )}
        <main id="content" className="errorAlone">
          <ErrorContent error={error} />
        </main>
      </>
    )
  }
  return (
    <FrameDataProvider value={frame}>
      {/* With a first action of its own, the way home. An unknown language is no home page, though its address has the shape of one. */}
      <KindInItsPlace value="acting">
        <Frame frame={frame}>
          <ErrorContent error={error} frame={frame} />
        </Frame>
      </KindInItsPlace>
    </FrameDataProvider>
  )
}

function ErrorContent({ error, frame }: ErrorPageProps) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const { errors, photos, site } = wordsIn(locale)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  const isAsleep = status === 503
  const isRefused = status === 405
  const missing =
    isMissing && isAlbum(error)
      ? { title: photos.albumNotFoundTitle, sentence: photos.albumNotFound }
      : { title: errors.notFoundTitle, sentence: errors.notFound }
  const failure =
    isRouteErrorResponse(error) && error.data?.isDeskClosed
      ? { title: site.deskClosedTitle, sentence: site.deskClosed }
      : isAsleep
        ? { title: errors.unavailableTitle, sentence: errors.unavailable }
        : isRefused
          ? { title: errors.notAcceptedTitle, sentence: errors.notAccepted }
          : { title: errors.faultTitle, sentence: errors.fault }
  const title = isMissing ? missing.sentence : failure.title
  const strands = frame && frame.strands.length > 2 ? frame.strands : neutralStrands
  return (
    <section className="errorStage" data-theme="ink">
      <Sheet of={sheet} />
      <title>{`${isMissing ? missing.title : title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap errorText">
        <p className="figure errorCode">{status}</p>
        <h1>{title}</h1>
        {!isMissing && <p className="measure above4">{failure.sentence}</p>}
        {isAsleep && <Organisers of={organisersIn(error)} label={errors.askOrganisers} />}
        <p className="cluster buttons above6">
          {!isMissing && (
            <a className={buttonClass()} href={pathname}>
              {isRefused ? errors.openPage : errors.retry}
            </a>
          )}
          <a className={buttonClass(isMissing ? {} : { variant: 'outlined' })} href={localePath(locale, pathWithin.home())}>
            {errors.goHome}
          </a>
          {isMissing && frame?.hasProgramme && (
            <a
              className={buttonClass({ variant: 'outlined' })}
              href={localePath(locale, pathWithin.programme(frame.currentYear))}
            >
              {errors.goProgramme}
            </a>
          )}
        </p>
      </div>
      <BrokenSheaf className="notPhone errorDrawn" strands={strands} shape={wideShape} cuts={wideCuts} />
      <BrokenSheaf className="phoneOnly errorDrawn" strands={strands} shape={phoneShape} cuts={phoneCuts} />
    </section>
  )
}

type Organisers = { phone: string | null; email: string | null; address: string | null }

/** Contact without content; the layout passes it with a 503. */
function organisersIn(error: unknown): Organisers | null {
  return isRouteErrorResponse(error) && error.status === 503 ? (error.data?.organisers ?? null) : null
}

function Organisers({ of, label }: { of: Organisers | null; label: string }) {
  if (!of?.phone && !of?.email && !of?.address) return null
  return (
    <p className="measure above4">
      {label} {of.phone && <Phones of={of.phone} />}
      {of.phone && of.email && ', '}
      {of.email && <a href={`mailto:${of.email}`}>{of.email}</a>}
      {of.address && (
        <>
          {(of.phone || of.email) && <br />}
          {of.address}
        </>
      )}
    </p>
  )
}

/** Whether an album was requested: it has its own text (product.md, 4.14). */
function isAlbum(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data?.missing === 'album'
}

type BrokenSheafProps = {
  className: string | undefined
  strands: readonly Strand[]
  shape: SheafShape
  cuts: readonly { clip: string; move: string }[]
}

function BrokenSheaf({ className, strands, shape, cuts }: BrokenSheafProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      width="360"
      height="180"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        {cuts.map(({ clip }, index) => (
          <clipPath key={clip} id={`cut-${shape.width}-${index}`}>
            <path d={clip} />
          </clipPath>
        ))}
      </defs>
      {cuts.map(({ clip, move }, index) => (
        <g key={clip} transform={`translate(${move})`}>
          <g clipPath={`url(#cut-${shape.width}-${index})`}>
            <SheafPaths strands={strands} shape={shape} />
          </g>
        </g>
      ))}
    </svg>
  )
}
