// A QR code as inline SVG, sharp on screens and paper.
import { hryvniaStrokes, type QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import styles from './qr-code.module.css'

/** `label`: purpose, for screen readers. White background in both themes, for scanners. */
export function QrCode({ drawing: { size, path, disc }, label }: { drawing: QrDrawing; label: string }) {
  const middle = size / 2
  return (
    <div className={styles.code} data-theme="white">
      <svg viewBox={`0 0 ${size} ${size}`} width="200" height="200" shapeRendering="crispEdges" role="img" aria-label={label}>
        <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.dark} d={path} />
        {disc !== null && (
          <g shapeRendering="geometricPrecision">
            <circle className={styles.light} cx={middle} cy={middle} r={disc / 2} />
            <path
              className={styles.sign}
              d={hryvniaStrokes}
              transform={`translate(${middle - disc / 3} ${middle - disc / 3}) scale(${disc / 36})`}
            />
          </g>
        )}
      </svg>
    </div>
  )
}
