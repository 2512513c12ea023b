/** Widths of viewed pictures, in addition to the thumbnail's (packages/design/ui/picture). */
const larger = [1280, 1920]

/** The large picture of a thumbnail, and its aspect ratio. */
export function viewedPicture(thumbnail: HTMLAnchorElement): { plate: Element; ratio: number } {
  const plate = thumbnail.querySelector('span')?.cloneNode(true) as HTMLElement
  const [source, image] = [plate.querySelector('source'), plate.querySelector('img')]
  if (!source || !image) return { plate, ratio: 1 }
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  const folder = image.getAttribute('src')?.replace(/\/[^/]+$/, '')
  source.sizes = `min(100vw, ${Math.round(ratio * 90)}vh)`
  source.srcset += larger.map((width) => `, ${folder}/${width}.avif ${width}w`).join('')
  image.loading = 'eager'
  return { plate, ratio }
}
