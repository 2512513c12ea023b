import { useLocale } from '@forum/design/page/page-facts.tsx'
import { aPartner, aPartnerGroup } from '@forum/domain/forum/forum-builder.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { photo, text } from '@forum/site/app/gallery/content.ts'
import { PartnerWall } from './partner-wall.tsx'
import { partnerGroupViews } from './partner-wall-view.ts'

const groups = [
  aPartnerGroup({
    id: 'general',
    title: inSome({ uk: 'Генеральний партнер', en: 'Title partner' }),
    size: 'large',
    partners: [aPartner({ slug: 'opora', logo: photo, url: 'https://opora.example', description: inSome({ uk: text }) })],
  }),
  aPartnerGroup({
    id: 'media',
    title: inSome({ uk: 'Медіа', en: 'Media' }),
    partners: [aPartner({ slug: 'Лад' }), aPartner({ slug: 'Обрій', url: 'https://obrii.example' })],
  }),
]

export function OnInk() {
  return <PartnerWall groups={partnerGroupViews(groups, useLocale(), 'ink')} />
}

export function WithWords() {
  return (
    <div data-theme="white">
      <PartnerWall groups={partnerGroupViews(groups, useLocale(), 'white', true)} />
    </div>
  )
}
