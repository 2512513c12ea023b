// The themes of page sections under a part of the frame.
import { all } from '@forum/design/attributes/find.ts'

/** A section's position on the screen (px from the top) and theme. */
export type Band = { top: number; bottom: number; isWhite: boolean }

/** Share of the height from `top` to `bottom` over white, 0 to 1; of overlapping bands the later one is visible. Pure. */
export function whiteShare(bands: readonly Band[], top: number, bottom: number): number {
  const edges = bands.flatMap((band) => [band.top, band.bottom]).filter((edge) => edge > top && edge < bottom)
  const cuts = [top, ...edges.sort((a, b) => a - b), bottom]
  const white = cuts.slice(1).reduce((sum, end, index) => {
    const start = cuts[index] ?? top
    const middle = (start + end) / 2
    const seen = bands.filter((band) => band.top <= middle && middle < band.bottom).at(-1)
    return seen?.isWhite ? sum + end - start : sum
  }, 0)
  return bottom > top ? white / (bottom - top) : 0
}

/** The sections' current positions; themed parts narrower than the screen are no sections. */
export function readBands(): Band[] {
  const width = document.documentElement.clientWidth
  return all('main [data-theme], footer [data-theme], footer[data-theme]').flatMap((element) => {
    const box = element.getBoundingClientRect()
    return box.width < width - 1 ? [] : [{ top: box.top, bottom: box.bottom, isWhite: element.dataset.theme === 'white' }]
  })
}
