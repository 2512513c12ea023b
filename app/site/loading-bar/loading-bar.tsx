import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../../page-facts.tsx'
import { announce } from '../route-announcer/announce.ts'
import styles from './loading-bar.module.css'

/** Milliseconds: a shorter wait shows nothing (product.md, 4.12); a longer one is told in words; the end is seen for a moment. */
const showAfter = 200
const longWait = 1200
const farewell = 320

/** The line above the page while the next one is loading. Screen readers hear of a long wait only, and then the new page's title. */
export function LoadingBar() {
  const { status } = useWords()
  const isBusy = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<'none' | 'running' | 'done'>('none')
  const words = useRef(status.loading)
  words.current = status.loading
  useEffect(() => {
    if (!isBusy) {
      setPhase((before) => (before === 'running' ? 'done' : before))
      return
    }
    const start = setTimeout(() => setPhase('running'), showAfter)
    const tell = setTimeout(() => announce(words.current), longWait)
    return () => {
      clearTimeout(start)
      clearTimeout(tell)
    }
  }, [isBusy])
  useEffect(() => {
    if (phase !== 'done') return
    const end = setTimeout(() => setPhase('none'), farewell)
    return () => clearTimeout(end)
  }, [phase])
  if (phase === 'none') return null
  return (
    <div className={styles.track} data-phase={phase} aria-hidden="true">
      <div className={styles.run} />
    </div>
  )
}
