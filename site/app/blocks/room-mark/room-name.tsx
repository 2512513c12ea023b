import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'
import styles from './room-mark.module.css'
import { RoomMark } from './room-mark.tsx'

/** A hall's mark and name. */
export function RoomName({ room }: { room: { name: LocalText; number: number } }): ReactNode {
  return (
    <Text as="dd" className={styles.room} of={room.name} asWritten>
      {(name) => (
        <>
          <RoomMark number={room.number} />
          {name}
        </>
      )}
    </Text>
  )
}
