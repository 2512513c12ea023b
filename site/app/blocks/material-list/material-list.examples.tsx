import { useLocale } from '@forum/design/page/page-facts.tsx'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aMaterial } from '@forum/domain/publication/publication-builder.ts'
import { photo } from '@forum/site/app/gallery/content.ts'
import { MaterialList } from './material-list.tsx'
import { materialView } from './material-view.ts'

const materials = [
  aMaterial({
    id: 'report',
    title: inSome({ uk: 'Звіт форуму', en: 'Report of the forum', ru: 'Отчёт форума' }),
    format: 'pdf',
    size: 2_400_000,
    cover: photo,
  }),
  aMaterial({ id: 'slides', title: inSome({ uk: 'Слайди' }), format: 'pptx' }),
  aMaterial({ id: 'sign', title: inSome({ uk: 'Знак', en: 'Mark', ru: 'Знак' }) }),
]

export function Files() {
  const locale = useLocale()
  return <MaterialList materials={materials.map((one) => materialView(one, locale))} />
}
