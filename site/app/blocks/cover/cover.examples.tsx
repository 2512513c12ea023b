import { photo } from '@forum/site/app/gallery/content.ts'
import { Cover } from './cover.tsx'

export const Wide = () => <Cover file={photo} ratio="wide" sizes="640px" />
export const NeverSent = () => <Cover file={null} ratio="photo" sizes="640px" />
