import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { LogoMark } from '@forum/site/app/frame/logo.tsx'
import { aliveAttribute } from '@forum/site/app/frame/unattended/unattended.tsx'
import type { ReactNode } from 'react'
import { HallBar } from './hall-bar.tsx'
import screen from './screen.module.css'
import type { ScreenFrame } from './screen-frame.ts'
import styles from './still-screen.module.css'
import { Top } from './top.tsx'

type StillScreenProps = ScreenFrame & {
  edition: LocalText
  title: string
  text?: LocalText | undefined
  date?: string | null
  /** The short programme. */
  rows?: readonly { key: string; time: string; title: LocalText }[] | undefined
  /** 1: the forum is over. */
  share: number
}

/** Nothing runs or follows: a sentence in very large type. */
export function StillScreen({ edition, title, text, date, rows = [], share, strands, now, dataOf }: StillScreenProps): ReactNode {
  return (
    <main id="content" className={`${screen.screen} ${styles.still}`} data-theme="ink" {...aliveAttribute}>
      <Top now={now} dataOf={dataOf}>
        <Text as="p" className={screen.edition} of={edition} asWritten>
          {(name) => (
            <>
              <LogoMark className={screen.mark} />
              <span>{name}</span>
            </>
          )}
        </Text>
      </Top>
      <div className={styles.main}>
        <h1>{title}</h1>
        {date && <p className={`figure ${styles.date}`}>{date}</p>}
        {rows.length > 0 && (
          <ol role="list" className={styles.rows}>
            {rows.map((row) => (
              <li key={row.key}>
                <b>{row.time}</b> <Text of={row.title} />
              </li>
            ))}
          </ol>
        )}
        {text && <Text as="p" className={styles.text} of={text} />}
      </div>
      <HallBar share={share} strands={strands} />
    </main>
  )
}
