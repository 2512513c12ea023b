import { strands } from '@forum/site/app/gallery/content.ts'
import { Sheaf } from './sheaf.tsx'

export const OfAPage = () => (
  <Sheaf
    strands={strands}
    shape={{ width: 1440, height: 360, top: 92, pointX: 420, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }}
  />
)
