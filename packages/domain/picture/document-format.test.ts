import { expect, test } from 'vitest'
import { formatOfType } from './document-format.ts'

test.each([
  ['application/pdf', 'pdf'],
  ['Application/PDF; charset=binary', 'pdf'],
  ['application/zip', 'zip'],
  ['application/x-zip-compressed', 'zip'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['image/svg+xml', 'svg'],
  ['text/html', null],
  ['', null],
])('a document of the type %j has the format %j', (type, format) => expect(formatOfType(type)).toBe(format))
