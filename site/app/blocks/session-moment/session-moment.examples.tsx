import { at } from '@forum/site/app/gallery/content.ts'
import { SessionMoment } from './session-moment.tsx'

const times = { start: at('2025-10-16T10:00'), end: at('2025-10-16T11:00') }

export function Soon() {
  return <SessionMoment times={times} now={at('2025-10-16T09:45')} />
}

export function Now() {
  return <SessionMoment times={times} now={at('2025-10-16T10:40')} />
}

export function Ended() {
  return <SessionMoment times={times} now={at('2025-10-16T11:00')} />
}
