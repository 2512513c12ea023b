import { localePath, pathWithin } from '#domain/address/paths.ts'
import { langOf, wordsInPageLanguage, wordsOf } from '#domain/localisation/local-text.ts'
import { counted } from '#domain/localisation/plural.ts'
import { AlbumGrid } from '../../blocks/album-grid/album-grid.tsx'
import { Crumb, PageHead } from '../../blocks/page-head/page-head.tsx'
import { pictureNumber } from '../../blocks/picture-viewer/gallery-view.ts'
import { PictureRows } from '../../blocks/picture-viewer/picture-rows.tsx'
import { ShownPicture } from '../../blocks/picture-viewer/shown-picture.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { localeOf, notFound, servicesContext } from '../../context/context.server.ts'
import { wordsIn } from '../../page/locale.ts'
import { useLocale, useWords } from '../../page/page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import { SharePage } from '../../site/share-dialog/share-page.tsx'
import { describe } from '../../structured-data/graph.server.ts'
import { imageGallery } from '../../structured-data/publication-data.server.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { TitledSection } from '../../ui/titled-section/titled-section.tsx'
import type { Route } from './+types/route.ts'
import { type AlbumPageView, albumPageView } from './album-view.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const view = albumPageView(services, locale, params.slug) ?? notFound({ missing: 'album' })
  const { album, source, cover, locales } = view
  const number = pictureNumber(new URL(request.url).searchParams.get('picture'), album.pictures.length)
  if (number === undefined) notFound()
  const { photos: words } = wordsIn(locale)
  const page: PageInfo = {
    title: words.albumTitle(wordsOf(album.title)),
    description:
      wordsInPageLanguage(album.summary) ??
      `${wordsOf(album.title)}: ${album.pictures.length}\u00a0${counted(locale, album.pictures.length, words.pictures)}.`,
    path: pathWithin.album(album.slug),
    locales,
    nearestList: pathWithin.photos(),
    image: cover,
  }
  describe(context, imageGallery({ siteUrl: services.settings.siteUrl, locale }, source, album.title, page.description))
  return { page, album, number }
}

export default function AlbumPage({ loaderData: { album, number } }: Route.ComponentProps) {
  const { photos } = useWords()
  const locale = useLocale()
  const { title, pictures } = album
  const gallery = { path: pathWithin.album(album.slug), title, pictures, whole: photos.wholeAlbum }
  return (
    <>
      {number !== null && <ShownPicture gallery={gallery} number={number} />}
      <PageHead
        title={title}
        crumbs={
          <Crumb path={pathWithin.photos()} label={photos.photos}>
            {album.year && `, ${album.year}`}
          </Crumb>
        }
        summary={isSummed(album) && <Summary album={album} />}
      />
      <section className="section within6" data-theme="ink">
        <div className="wrap">
          {album.pictures.length > 0 ? <PictureRows gallery={gallery} hasFirst={number === null} /> : <NoPictures />}
          <div className="above6">
            <SharePage lang={langOf(title)} />
          </div>
        </div>
      </section>
      {album.about && (
        <section className="section" data-theme="white" aria-label={wordsOf(title)}>
          <div className="wrap">
            <RichText of={album.about} variant="session" />
          </div>
        </section>
      )}
      {album.others.length > 0 && (
        <TitledSection
          theme="ink"
          title={photos.otherAlbums}
          more={{ to: localePath(locale, pathWithin.photos()), label: photos.allAlbums }}
        >
          <AlbumGrid albums={album.others} />
        </TitledSection>
      )}
    </>
  )
}

const isSummed = ({ summary, pictures, author }: AlbumPageView) => Boolean(summary || pictures.length > 0 || author)

/** Subject, number of pictures and photographer. */
function Summary({ album: { summary, pictures, author } }: { album: AlbumPageView }) {
  const locale = useLocale()
  const { photos } = useWords()
  const count = pictures.length
  return (
    <>
      {summary && <Text of={summary}>{(words) => `${words} `}</Text>}
      {count > 0 && `${count}\u00a0${counted(locale, count, photos.pictures)}. `}
      {author && (
        <>
          {photos.author} <Text of={author} asWritten />.
        </>
      )}
    </>
  )
}

function NoPictures() {
  const locale = useLocale()
  const { photos } = useWords()
  return (
    <>
      <p className="said">{photos.emptyAlbum}</p>
      <p className="above5">
        <MoreLink to={localePath(locale, pathWithin.photos())}>{photos.allAlbums}</MoreLink>
      </p>
    </>
  )
}
