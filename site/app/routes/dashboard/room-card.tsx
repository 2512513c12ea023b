import { data } from '@forum/design/attributes/attributes.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { CSSProperties } from 'react'
import { Figures } from './figures.tsx'
import { minUnbroken } from './fit.ts'
import styles from './room-card.module.css'
import type { CardScene } from './rooms-scene.ts'

/** What is on in one room, or what it waits for. */
export function RoomCard({ card: { isSession, left, label, title, share } }: { card: CardScene }) {
  return (
    <div
      className={`${styles.card} ${isSession ? styles.session : ''}`}
      {...data({ 'data-card': '' })}
      style={{ '--title': minUnbroken } as CSSProperties}
    >
      {left && (
        <p className={styles.left}>
          <span className={left.isEnding ? styles.ending : ''}>
            <Figures parts={left.parts} />
          </span>
          <span>{left.to}</span>
        </p>
      )}
      {label && <p className={styles.label}>{label}</p>}
      <Text as="h3" of={title} asWritten />
      {share !== null && <i className={styles.progress} style={{ '--share': share } as CSSProperties} />}
    </div>
  )
}
