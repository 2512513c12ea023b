import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { TitledSection } from '@forum/design/ui/titled-section/titled-section.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { langOf, wordsInPageLanguage, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { AlbumGrid } from '@forum/site/app/blocks/album-grid/album-grid.tsx'
import { Crumb, PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { pictureNumber } from '@forum/site/app/blocks/picture-viewer/gallery-view.ts'
import { PictureRows } from '@forum/site/app/blocks/picture-viewer/picture-rows.tsx'
import { ShownPicture } from '@forum/site/app/blocks/picture-viewer/shown-picture.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { SharePage } from '@forum/site/app/frame/share-dialog/share-page.tsx'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { imageGallery } from '@forum/site/app/structured-data/publication-data.server.ts'
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
