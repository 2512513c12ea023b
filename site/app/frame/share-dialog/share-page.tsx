import { localePath } from '#domain/address/paths.ts'
import { withLanguage } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { useLocale } from '../../page/page-facts.tsx'
import { usePageInfo } from '../page-info/page-info.tsx'

/** Share button for the page itself, with title and canonical address. `lang`: of the title, if it differs. */
export function SharePage({ lang }: { lang?: Locale | undefined }) {
  const page = usePageInfo()
  const locale = useLocale()
  return page ? <ShareButton item={{ title: withLanguage(page.title, lang), path: localePath(locale, page.path) }} /> : null
}
