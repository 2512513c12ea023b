// Cover picture of a publication, or a placeholder.
import { Sheet } from '@forum/design/page/inline.tsx'
import { Picture, Plate } from '@forum/design/ui/picture/picture.tsx'
import absent from './no-cover.css?inline'

type CoverProps = {
  /** Id of the file. */
  file: string | null
  ratio: 'wide' | 'photo' | 'thumb'
  /** Value of the `sizes` attribute. */
  sizes: string
  largest?: 320 | 480 | 640 | 960 | 1280 | 1920
  isFirst?: boolean
}

const shapes = { wide: [960, 540], photo: [960, 640], thumb: [640, 480] } as const

/** Decorative, beside a title: no alternative text. */
export function Cover({ file, ratio, sizes, largest = 640, isFirst = false }: CoverProps) {
  const [width, height] = shapes[ratio]
  return (
    <Plate ratio={ratio}>
      {file ? (
        <Picture file={file} alt="" sizes={sizes} width={width} height={height} largest={largest} isFirst={isFirst} />
      ) : (
        <>
          <Sheet of={absent} />
          <span className="noCover" />
        </>
      )}
    </Plate>
  )
}
