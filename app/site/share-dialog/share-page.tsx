import { localePath } from '#domain/address/paths.ts'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { useLocale } from '../../locale.tsx'
import { usePageInfo } from '../page-info/page-info.ts'

/** Shares the page on which it stands, under its title and canonical address. `titleLang`: of the title when it is not the page's. */
export function SharePage({ titleLang }: { titleLang?: string | undefined }) {
  const page = usePageInfo()
  const locale = useLocale()
  return page ? <ShareButton item={{ title: page.title, titleLang, path: localePath(locale, page.path) }} /> : null
}
