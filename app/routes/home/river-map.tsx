/** Streets of the drawing: where each begins and ends. */
const streets = [
  [-40, 90, 520, -40], [-40, 330, 470, 250], [-40, 520, 430, 420], [60, -20, 330, 660], [190, -20, 420, 660],
  [-40, 210, 560, 140], [-40, 430, 450, 330], [300, -20, 455, 420], [-40, 610, 420, 560],
] as const

const bridge = 'M-20 402C180 380 420 372 570 372S760 340 900 336'

/** The river is twelve strands that run past the hall (design notes §5): a drawing, not a map to walk by. */
export function RiverMap() {
  return (
    <svg viewBox="0 0 860 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {streets.map(([x0, y0, x1, y1], index) => (
        <path
          key={`${x0} ${y0}`}
          d={`M${x0} ${y0}Q${(x0 + x1) / 2 + ((index % 3) - 1) * 40} ${(y0 + y1) / 2 + ((index % 2) * 50 - 25)} ${x1} ${y1}`}
          fill="none"
          stroke="#fff"
          strokeWidth={index % 3 === 0 ? 7 : 3.5}
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => {
        const shift = index * 17
        const [a, b, c, d, e, f] = [1.05, 0, 1.5, 1.15, 0.85, 1.45].map((share, at) => [560, 500, 640, 585, 500, 610][at]! + shift * (share || 1))
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: strands of a fixed drawing.
            key={index}
            d={`M${a} -20C${b} 110 ${c} 210 ${d} 330S${e} 500 ${f} 660`}
            fill="none"
            stroke="#0b0e14"
            strokeWidth={3 + index * 0.75}
            strokeDasharray={index === 6 ? '2 8' : undefined}
            opacity={Math.round((0.2 + index * 0.07) * 100) / 100}
          />
        )
      })}
      <path d={bridge} fill="none" stroke="#0b0e14" strokeWidth="5" />
      <path d={bridge} fill="none" stroke="#e8eae3" strokeWidth="2" />
      <circle cx="512" cy="232" r="17" fill="#f2c230" stroke="#0b0e14" strokeWidth="4" />
      <circle cx="512" cy="232" r="4.5" fill="#0b0e14" />
    </svg>
  )
}
