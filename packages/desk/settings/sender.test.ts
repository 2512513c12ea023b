import { expect, test } from 'vitest'
import { readSender } from './sender.ts'

test.each([
  ['forum@forum.example', '', 'forum@forum.example'],
  ['Форум <forum@forum.example>', 'Форум', 'forum@forum.example'],
  ['  <forum@forum.example> ', '', 'forum@forum.example'],
  ['Форум: квитки <forum@forum.example>', 'Форум: квитки', 'forum@forum.example'],
  ['Форум (Київ) <forum@forum.example>', 'Форум (Київ)', 'forum@forum.example'],
  ['Форум; Kyiv <forum@forum.example>', 'Форум; Kyiv', 'forum@forum.example'],
  ['Форум, квитки <forum@forum.example>', 'Форум, квитки', 'forum@forum.example'],
  ['"Форум: \\"квитки\\"" <forum@forum.example>', 'Форум: "квитки"', 'forum@forum.example'],
  ['ГО «Форум» [квитки] @ Київ <forum@forum.example>', 'ГО «Форум» [квитки] @ Київ', 'forum@forum.example'],
  ["Forum's \\ office <o'neil+tickets@forum.example>", "Forum's \\ office", "o'neil+tickets@forum.example"],
  ['Форум <forum@форум.укр>', 'Форум', 'forum@xn--l1adgmc.xn--j1amh'],
])('%s is the sender %s, %s', (text, name, address) => {
  expect(readSender(text)).toEqual({ name, address })
})

test.each([
  'forum',
  'Форум <forum>',
  'Форум <a@b.example>, Хтось <c@d.example>',
  'a@b.example, c@d.example',
  'a@b.example;',
  'Форум: <a@b.example>, c@d.example;',
  'форум@forum.example',
  'Форум\r\nBcc: x <a@b.example>',
  '<>',
  '',
])('%j is no sender', (text) => {
  expect(readSender(text)).toBeUndefined()
})
