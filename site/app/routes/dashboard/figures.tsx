import type { TimePart } from '@forum/site/app/blocks/time-left/time-left.ts'

/** "4 год 10 хв": each number stays with its unit. */
export function Figures({ parts }: { parts: readonly TimePart[] }) {
  return parts.map(({ figure, unit }) => (
    <span key={unit}>
      <b>{figure}</b>
      {`\u00a0${unit} `}
    </span>
  ))
}
