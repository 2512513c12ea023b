import { news1 } from './news-1.ts'
import { news2 } from './news-2.ts'
import { news3 } from './news-3.ts'
import type { Post } from './source-types.ts'

export const news: readonly Post[] = [...news1, ...news2, ...news3]
