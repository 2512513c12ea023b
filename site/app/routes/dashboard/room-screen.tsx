import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { RoomMark } from '@forum/site/app/blocks/room-mark/room-mark.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { aliveAttribute } from '@forum/site/app/frame/unattended/unattended.tsx'
import { type CSSProperties, useRef } from 'react'
import type { HallRoom, HallView } from './dashboard-view.ts'
import { Figures } from './figures.tsx'
import { longestWord, minSize } from './fit.ts'
import { HallBar } from './hall-bar.tsx'
import { peopleLayout } from './people-layout.ts'
import { PeopleRow } from './people-row.tsx'
import { type RoomScene, roomScene, type SceneLine } from './room-scene.ts'
import styles from './room-screen.module.css'
import screen from './screen.module.css'
import type { ScreenFrame } from './screen-frame.ts'
import { Top } from './top.tsx'
import { useRoomFit } from './use-fit.ts'

type RoomScreenProps = ScreenFrame & { view: HallView; room: HallRoom }

/** One room in very large type: current session, speakers, time left, next session. */
export function RoomScreen({ view, room, strands, now, dataOf }: RoomScreenProps) {
  const locale = useLocale()
  const { dashboard: words } = useWords()
  const scene = roomScene(view, now, locale)
  const { label, title, announced, people, share } = scene
  const element = useRef<HTMLElement>(null)
  const { hasPortraits } = peopleLayout(people.map(({ name }) => wordsOf(name)))
  const best = people.length === 0 ? 'none' : hasPortraits ? 'portraits' : 'names'
  useRoomFit(element, contentKey(scene), best)
  return (
    <main
      id="content"
      ref={element}
      className={`${screen.screen} ${styles.room}`}
      data-theme="ink"
      {...data({ 'data-people': best })}
      style={{ '--size': minSize } as CSSProperties}
      {...aliveAttribute}
    >
      <Top now={now} dataOf={dataOf}>
        <p className={screen.name}>
          <RoomMark number={room.number} variant="edge" />
          <a href={localePath(locale, pathWithin.dashboard(view.year))} title={words.toAll} lang={langOf(room.name)}>
            {wordsOf(room.name)}
          </a>
        </p>
      </Top>
      <div className={styles.main}>
        {label && <p className={styles.label}>{label}</p>}
        <Text as="h1" style={{ '--word': longestWord(wordsOf(title)) } as CSSProperties} of={title} asWritten />
        {announced && (
          <div className={styles.announced}>
            <p className={styles.label}>{announced.when}</p>
            <Text as="h2" of={announced.title} asWritten />
          </div>
        )}
        <PeopleRow people={people} />
      </div>
      <HallBar share={share} strands={strands} />
      <Foot scene={scene} />
    </main>
  )
}

function Foot({ scene: { left, lines } }: { scene: RoomScene }) {
  const { broadcast: words } = useWords()
  if (!left && lines.length === 0) return null
  return (
    <div className={styles.foot}>
      {left && (
        <p className={styles.left}>
          <span>{left.label}</span>
          {'parts' in left ? (
            <span className={`figure ${left.isEnding ? styles.ending : ''}`}>
              <Figures parts={left.parts} />
            </span>
          ) : (
            <b className="figure">{left.time}</b>
          )}
        </p>
      )}
      {lines.length > 0 && (
        <ol
          role="list"
          className={styles.lines}
          aria-label={words.next}
          style={{ '--columns': columnsOf(lines) } as CSSProperties}
        >
          {lines.map(({ key, when, iso, title, room }) => (
            <li key={key} style={{ '--letters': wordsOf(title).length } as CSSProperties}>
              <p>
                {iso ? <time dateTime={iso}>{when}</time> : <span>{when}</span>}
                {room && (
                  <Text of={room} asWritten>
                    {(name) => ` ${name}`}
                  </Text>
                )}
              </p>
              <Text as="b" of={title} asWritten />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** A longer title gets a wider column. */
function columnsOf(lines: readonly SceneLine[]): string {
  return lines.map(({ title }) => `minmax(0, ${Math.min(Math.max(wordsOf(title).length, 14), 34)}fr)`).join(' ')
}

/** Everything that needs space, without the running numbers. */
function contentKey({ label, title, announced, people, left, lines }: RoomScene): string {
  const names = people.map(({ name, company }) => [wordsOf(name), wordsOf(company)])
  return JSON.stringify([label, title, announced, names, left === null, lines])
}
