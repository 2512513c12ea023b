// Title card of a film without a picture.
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { CSSProperties, ReactNode } from 'react'
import { emLength } from '../motto/motto-fit.ts'
import { frameSheaf, SheafAgain } from '../sheaf/sheaf.tsx'
import { sheafStrands } from '../sheaf/sheaf-geometry.ts'
import type { VideoView } from './video-view.ts'

type VideoPosterProps = {
  video: VideoView
  /** The newest of a list: wheat. */
  isNewest: boolean
  children: ReactNode
}

/** Length in display size before the strands of all editions, its own lit. Grounds: wheat for the newest, paper and ink by edition. */
export function VideoPoster({ video: { year, duration }, isNewest, children }: VideoPosterProps): ReactNode {
  const { strands } = useFrameData()
  const figure = duration?.text ?? year ?? ''
  const ground = isNewest ? 'posterWheat' : Number(year) % 2 === 0 ? 'posterPaper' : 'posterInk'
  const { id, shape } = frameSheaf
  const own = sheafStrands(strands, shape).find((strand) => String(strand.year) === year)
  return (
    <span className={`videoPoster ${ground}`} style={{ '--figure': Math.round(emLength(figure) * 100) / 100 } as CSSProperties}>
      <SheafAgain id={id} strands={strands} shape={shape}>
        {own && <path className={own.isDotted ? 'posterDots' : 'posterStrand'} d={own.path} />}
      </SheafAgain>
      {duration && year && (
        <span className="posterYear" aria-hidden="true">
          {year}
        </span>
      )}
      {children}
      {!duration && <b aria-hidden="true">{year}</b>}
    </span>
  )
}
