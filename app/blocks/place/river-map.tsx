// The one drawing of the site that is not made from content: its colours are the tokens of the white theme.
/** Streets of the drawing: where each begins and ends. */
const streets = [
  [-40, 90, 520, -40],
  [-40, 330, 470, 250],
  [-40, 520, 430, 420],
  [60, -20, 330, 660],
  [190, -20, 420, 660],
  [-40, 210, 560, 140],
  [-40, 430, 450, 330],
  [300, -20, 455, 420],
  [-40, 610, 420, 560],
] as const

const bridge = 'M-20 402C180 380 420 372 570 372S760 340 900 336'

function riverStrand(shift: number): string {
  const at = (start: number, spread: number) => Math.round((start + shift * spread) * 10) / 10
  return `M${at(560, 1.05)} -20C${at(500, 1)} 110 ${at(640, 1.5)} 210 ${at(585, 1.15)} 330S${at(500, 0.85)} 500 ${at(610, 1.45)} 660`
}

/** The river is twelve strands that run past the hall (product.md, 8.4): a drawing, not a map to walk by. */
export function RiverMap() {
  return (
    <svg viewBox="0 0 860 640" width="430" height="320" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {streets.map(([x0, y0, x1, y1], index) => (
        <path
          key={`${x0} ${y0}`}
          d={`M${x0} ${y0}Q${(x0 + x1) / 2 + ((index % 3) - 1) * 40} ${(y0 + y1) / 2 + ((index % 2) * 50 - 25)} ${x1} ${y1}`}
          fill="none"
          stroke="#fff"
          strokeWidth={index % 3 === 0 ? 7 : 3.5}
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strands of a fixed drawing.
          key={index}
          d={riverStrand(index * 17)}
          fill="none"
          stroke="#0b0e14"
          strokeWidth={3 + index * 0.75}
          strokeDasharray={index === 6 ? '2 8' : undefined}
          opacity={Math.round((0.2 + index * 0.07) * 100) / 100}
        />
      ))}
      <path d={bridge} fill="none" stroke="#0b0e14" strokeWidth="5" />
      <path d={bridge} fill="none" stroke="#e8eae3" strokeWidth="2" />
      <circle cx="512" cy="232" r="17" fill="#f2c230" stroke="#0b0e14" strokeWidth="4" />
      <circle cx="512" cy="232" r="4.5" fill="#0b0e14" />
    </svg>
  )
}
