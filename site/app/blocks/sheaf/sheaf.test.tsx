import { strands } from '@forum/site/app/gallery/content.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfAPage } from './sheaf.examples.tsx'
import { frameSheaf, Sheaf, SheafAgain } from './sheaf.tsx'

it('has a strand for each edition, and says nothing', () => {
  expect(drawn(htmlOf(<OfAPage />), 'path')).toHaveLength(4)
  expect(only(htmlOf(<OfAPage />), 'svg').attributes).toMatchObject({ 'aria-hidden': 'true' })
})

it('is not there before the first edition', () => {
  const shape = { width: 1, height: 1, top: 0, pointX: 0, edgeHandle: 0.5, pointHandle: 0.5, share: 0.5 }
  expect(htmlOf(<Sheaf strands={[]} shape={shape} />)).toBe('')
})

it('is drawn once more by its name, with no strands of its own', () => {
  const html = htmlOf(
    <>
      <Sheaf strands={strands} {...frameSheaf} />
      <SheafAgain strands={strands} {...frameSheaf} />
    </>,
  )
  expect(drawn(html, 'path')).toHaveLength(4)
  expect(drawn(html, 'svg')).toHaveLength(2)
  expect(only(html, 'use').attributes.href).toBe(`#${only(html, 'g').attributes.id}`)
})
