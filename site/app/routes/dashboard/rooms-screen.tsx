import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { RoomMark } from '@forum/site/app/blocks/room-mark/room-mark.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { LogoMark } from '@forum/site/app/frame/logo.tsx'
import { aliveAttribute } from '@forum/site/app/frame/unattended/unattended.tsx'
import { type CSSProperties, useRef } from 'react'
import type { HallView } from './dashboard-view.ts'
import { arrangement } from './fit.ts'
import { RoomCard } from './room-card.tsx'
import { type CardScene, type RoomColumn, type RoomsScene, roomsScene } from './rooms-scene.ts'
import styles from './rooms-screen.module.css'
import screen from './screen.module.css'
import type { ScreenFrame } from './screen-frame.ts'
import { Top } from './top.tsx'
import { useRoomsFit } from './use-fit.ts'

type RoomsScreenProps = ScreenFrame & { view: HallView }

/** All rooms side by side: current and next sessions. */
export function RoomsScreen({ view, now, dataOf }: RoomsScreenProps) {
  const locale = useLocale()
  const scene = roomsScene(view, now, locale)
  const { shared, columns, atOnce, turn } = scene
  const element = useRef<HTMLElement>(null)
  const { columns: across, bands } = arrangement(atOnce)
  useRoomsFit(element, contentKey(scene), atOnce)
  return (
    <main
      id="content"
      ref={element}
      className={`${screen.screen} ${styles.rooms}`}
      data-theme="ink"
      {...data({ 'data-bands': bands })}
      style={{ '--across': across, '--bands': bands } as CSSProperties}
      {...aliveAttribute}
    >
      <Top now={now} dataOf={dataOf}>
        <Text as="h1" className={screen.edition} of={view.edition} asWritten>
          {(name) => (
            <>
              <LogoMark className={screen.mark} />
              <span>{name}</span>
            </>
          )}
        </Text>
        {turn && <p className={styles.turn}>{turn}</p>}
      </Top>
      {shared && <SharedCard card={shared} />}
      <div className={`${styles.columns} ${shared ? styles.below : ''}`}>
        {columns.map((column) => (
          <Column key={column.room?.slug ?? ''} column={column} year={view.year} />
        ))}
      </div>
    </main>
  )
}

function SharedCard({ card }: { card: CardScene }) {
  const { programme } = useWords()
  return (
    <section className={styles.shared}>
      <h2 className={styles.roomName}>{programme.wholeVenue}</h2>
      <RoomCard card={card} />
    </section>
  )
}

function Column({ column: { room, card, next, isWaiting }, year }: { column: RoomColumn; year: number }) {
  const locale = useLocale()
  const { dashboard: words, programme } = useWords()
  return (
    <section className={styles.column} {...data({ 'data-waiting': isWaiting ? '' : undefined })}>
      <h2 className={styles.roomName} lang={langOf(room?.name)}>
        {room ? (
          <>
            <RoomMark number={room.number} variant="edge" />
            <a
              href={localePath(locale, pathWithin.dashboard(year, room.slug))}
              title={filled(words.toRoom, { room: wordsOf(room.name) })}
            >
              {wordsOf(room.name)}
            </a>
          </>
        ) : (
          programme.wholeVenue
        )}
      </h2>
      {card && <RoomCard card={card} />}
      {next && (
        <div
          className={styles.next}
          {...data({ 'data-next': '' })}
          style={{ '--letters': wordsOf(next.title).length } as CSSProperties}
        >
          <p className="figure">
            <time dateTime={next.iso}>{next.when}</time>
          </p>
          <Text as="h3" of={next.title} asWritten />
        </div>
      )}
    </section>
  )
}

/** Everything that needs space, without the running numbers. */
function contentKey({ shared, columns, turn }: RoomsScene): string {
  const cardKey = (card: CardScene | null) =>
    card && [card.title, card.label, card.left?.to, card.left?.parts.length, card.share === null]
  return JSON.stringify([turn, cardKey(shared), columns.map(({ room, card, next }) => [room?.name, cardKey(card), next])])
}
