import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'
import type { KindView } from './kind-view.ts'
import styles from './session-kind.module.css'

/** Kind, with the drawing of how many speak, and topic: "▪▪▪ Панель, Енергетика". */
export function SessionKind({ of: { kind, topic } }: { of: KindView }): ReactNode {
  const { programme } = useWords()
  return (
    <p className={kind ? `small above1 ${styles.kind}` : 'small above1'} {...data({ 'data-kind': kind })}>
      {kind && <b>{programme.kinds[kind]}</b>}
      {kind && topic && ', '}
      {topic && <Text of={topic} />}
    </p>
  )
}
