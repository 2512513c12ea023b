import type { TimePart } from '../../blocks/time-left/time-left.ts'

/** "4 год 10 хв", each figure with its unit on one line. */
export function Figures({ parts }: { parts: readonly TimePart[] }) {
  return parts.map(({ figure, unit }) => (
    <span key={unit}>
      <b>{figure}</b>&nbsp;{unit}{' '}
    </span>
  ))
}
