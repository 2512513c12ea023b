import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import { timeLeftText } from '@forum/site/app/blocks/time-left/time-left.ts'
import { LogoMark } from '@forum/site/app/frame/logo.tsx'
import { aliveAttribute } from '@forum/site/app/frame/unattended/unattended.tsx'
import type { CSSProperties, ReactNode } from 'react'
import styles from './interrupted-screen.module.css'
import { type ScreenInterruption, scaleOf } from './interruption-view.ts'
import screen from './screen.module.css'
import type { ScreenFrame } from './screen-frame.ts'
import { Top } from './top.tsx'

/** The whole screen says what interrupts the hall, where to go and when it goes on, in two languages. */
export function InterruptedScreen({ interruption, now, dataOf }: ScreenFrame & { interruption: ScreenInterruption }): ReactNode {
  const locale = useLocale()
  const { dashboard: words } = useWords()
  const { since, said } = interruption
  const lasting = filled(words.interruptedFor, { left: timeLeftText(now - since, { ...words, locale }) })
  return (
    <main id="content" className={`${screen.screen} ${styles.interrupted}`} data-theme="ink" {...aliveAttribute}>
      <Top now={now} dataOf={dataOf}>
        <p className={screen.edition}>
          <LogoMark className={screen.mark} />
          <span className={styles.lasting}>{lasting}</span>
        </p>
      </Top>
      <div className={styles.languages} role="alert" style={{ '--scale': scaleOf(said) } as CSSProperties}>
        {said.map(({ locale: language, title, lines, shelters }, index) => (
          <section key={language} lang={language}>
            {index === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
            <p className={styles.lines}>{lines.join(' ')}</p>
            {shelters.length > 0 && (
              <ul role="list" className={styles.shelters}>
                {shelters.map(({ name, halls, way }) => (
                  <li key={name}>
                    {halls && <i>{halls}</i>}
                    <b>{name}</b>
                    <span>{way}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </main>
  )
}
