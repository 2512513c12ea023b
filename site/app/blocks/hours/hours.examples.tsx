import { beforeTheForum } from '@forum/site/app/gallery/content.ts'
import { Hours } from './hours.tsx'

export const BesideATelephone = () => <Hours now={beforeTheForum} />
