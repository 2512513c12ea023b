import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, test } from 'vitest'
import { Phones } from './phones.tsx'

test.each([
  ['+38 044 000 10 02 дод. 3', ['tel:+380440001002,3']],
  ['044 123 45 67, 067 123 45 67', ['tel:0441234567', 'tel:0671234567']],
  ['ask Olena', []],
])('what somebody typed as "%s" dials nobody else at the desk', (field, dialled) => {
  expect(drawn(htmlOf(<Phones field={field} />), 'a').map(({ attributes }) => attributes.href)).toEqual(dialled)
})
