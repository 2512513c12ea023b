import { useLocale } from '@forum/design/page/page-facts.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { withLanguage } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { ShareButton } from '@forum/site/app/blocks/share/share-button.tsx'
import { usePageInfo } from '../page-info/page-info.tsx'

/** Share button for the page itself, with title and canonical address. `lang`: of the title, if it differs. */
export function SharePage({ lang }: { lang?: Locale | undefined }) {
  const page = usePageInfo()
  const locale = useLocale()
  return page ? <ShareButton item={{ title: withLanguage(page.title, lang), path: localePath(locale, page.path) }} /> : null
}
