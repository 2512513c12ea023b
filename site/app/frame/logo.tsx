import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import styles from './logo.module.css'

/** Five lines and the name; links to home. */
export function Logo() {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <a className={styles.logo} href={localePath(locale, pathWithin.home())}>
      <LogoMark />
      <span>
        {site.nameLines.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </span>
    </a>
  )
}

/** The five lines only, in the text colour. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path strokeWidth="2" d="M40 3C22 3 18 34 0 37" />
      <path strokeWidth="2.6" d="M40 10.5C22 10.5 18 34.5 0 37" />
      <path strokeWidth="3.2" d="M40 18.5C22 18.5 18 35 0 37" />
      <path strokeWidth="3.8" d="M40 27C22 27 18 36 0 37" />
      <path className={styles.wheat} strokeWidth="5" d="M40 36C22 36 18 37.5 0 37.5" />
    </svg>
  )
}
