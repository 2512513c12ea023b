import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { NeverSent, Wide } from './cover.examples.tsx'

it('is decoration beside its title', () => expect(only(htmlOf(<Wide />), 'img').attributes.alt).toBe(''))
it('has a stage where no picture was sent', () => expect(drawn(htmlOf(<NeverSent />), 'img')).toEqual([]))
