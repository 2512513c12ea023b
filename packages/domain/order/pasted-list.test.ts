import { expect, test } from 'vitest'
import { readPastedLines, readPastedList } from './pasted-list.ts'
import { tableRows } from './table-cells.ts'

test.each<[string, string, string[][]]>([
  [
    'names parted by columns, in English',
    'first_name,last_name,email\nOlena,Koval,o@x.example',
    [['Olena Koval', 'o@x.example', '', '']],
  ],
  [
    'in Ukrainian, the surname first',
    'Прізвище;Імʼя;Ел. пошта\nКоваль;Олена;o@x.example',
    [['Олена Коваль', 'o@x.example', '', '']],
  ],
  [
    'in Russian',
    'Фамилия\tИмя\tОтчество\tДолжность\tE-mail\nКоваль\tЕлена\tИвановна\tюрист\to@x.example',
    [['Елена Коваль', 'o@x.example', '', 'юрист']],
  ],
  [
    'a column of numbers',
    '№\tПІБ\tКомпанія\tEmail\n1\tОлена Коваль\tРомашка\to@x.example',
    [['Олена Коваль', 'o@x.example', 'Ромашка', '']],
  ],
  ['quoted cells with commas', '"Koval, Olena",o@x.example,"ACME, Inc."', [['Olena Koval', 'o@x.example', 'ACME, Inc.', '']]],
  ['doubled quotes', 'Олена Коваль;"ТОВ ""Ромашка""";o@x.example', [['Олена Коваль', 'o@x.example', 'ТОВ "Ромашка"', '']]],
  [
    'a company before the name, by its heading',
    'Компанія;Учасник;Пошта\nРомашка;Олена Коваль;o@x.example',
    [['Олена Коваль', 'o@x.example', 'Ромашка', '']],
  ],
  [
    'a company before the name, by what it is called',
    'ТОВ «Ромашка»; Олена Коваль; o@x.example',
    [['Олена Коваль', 'o@x.example', 'ТОВ «Ромашка»', '']],
  ],
  ['a telephone', 'Олена Коваль, +38 044 123 45 67, o@x.example, Ромашка', [['Олена Коваль', 'o@x.example', 'Ромашка', '']]],
  [
    'columns that nobody asked for',
    'Ticket First Name,Ticket Last Name,Ticket Company Name,Ticket Job Title,Ticket Email,T-shirt,Vegan\nOlena,Koval,ACME,CFO,o@x.example,L,Yes',
    [['Olena Koval', 'o@x.example', 'ACME', 'CFO']],
  ],
  [
    'what a mail program gives',
    'Олена Коваль <o@x.example>, "Шевчук, Іван" <i@x.example>; <a@x.example>',
    [
      ['Олена Коваль', 'o@x.example', '', ''],
      ['Іван Шевчук', 'i@x.example', '', ''],
      ['', 'a@x.example', '', ''],
    ],
  ],
  [
    'numbered lines',
    '1. Олена Коваль\n2) Іван Шевчук, i@x.example',
    [
      ['Олена Коваль', '', '', ''],
      ['Іван Шевчук', 'i@x.example', '', ''],
    ],
  ],
  [
    'names parted without a heading',
    'Олена;Коваль;o@x.example\nІван;Шевчук;i@x.example;ACME 2',
    [
      ['Олена Коваль', 'o@x.example', '', ''],
      ['Іван Шевчук', 'i@x.example', 'ACME 2', ''],
    ],
  ],
  ['a line end within a cell', 'ПІБ,Компанія\n"Олена\nКоваль",Ромашка', [['Олена Коваль', '', 'Ромашка', '']]],
  [
    'a byte order mark and Windows line ends',
    '\ufeffПІБ;E-mail\r\nОлена Коваль;o@x.example\r\n',
    [['Олена Коваль', 'o@x.example', '', '']],
  ],
  [
    'what Excel reads of the separator before the headings',
    'sep=;\nКомпанія;ПІБ;Mail\nРомашка;Олена Коваль;o@x.example',
    [['Олена Коваль', 'o@x.example', 'Ромашка', '']],
  ],
  [
    'one heading alone',
    'Full Name\nOlena Koval\nIvan Shevchuk',
    [
      ['Olena Koval', '', '', ''],
      ['Ivan Shevchuk', '', '', ''],
    ],
  ],
  [
    'a heading over the first column alone',
    'Name\nAda Lovelace\tada@lad.example\tLad\tCountess\nBorys',
    [
      ['Ada Lovelace', 'ada@lad.example', 'Lad', 'Countess'],
      ['Borys', '', '', ''],
    ],
  ],
  ['a company that is called by the word', 'Олена Коваль; Компанія «Ромашка»', [['Олена Коваль', '', 'Компанія «Ромашка»', '']]],
  ['an address with what stands around it', 'Олена Коваль, mailto:o@x.example.', [['Олена Коваль', 'o@x.example', '', '']]],
  ['answers by a word', 'Олена Коваль\to@x.example\tтак\tYes\tРомашка', [['Олена Коваль', 'o@x.example', 'Ромашка', '']]],
  ['an apostrophe of any kind', "Ім'я;Прізвище\nОлена;Коваль", [['Олена Коваль', '', '', '']]],
  ...[
    '• ',
    '●\t',
    '\uf0b7\t',
    '· ',
    '- ',
    '– ',
    '— ',
    '−',
    '* ',
    '1. ',
    '1.',
    '1) ',
    '(1) ',
    '1] ',
    '1.\t',
    '№1 ',
    '1 ',
    '1.1. ',
    'а) ',
    'o\t',
    '✅ ',
    '☑️ ',
    '➢ ',
    '▪ ',
    '\u200b• ',
  ].map((mark): [string, string, string[][]] => [
    `the mark ${JSON.stringify(mark)} in front`,
    `${mark}Олена Коваль, o@x.example, ТОВ «Льон»\n${mark.replace('1', '2')}Іван Шевчук, i@x.example, ACME 2`,
    [
      ['Олена Коваль', 'o@x.example', 'ТОВ «Льон»', ''],
      ['Іван Шевчук', 'i@x.example', 'ACME 2', ''],
    ],
  ]),
  [
    'numbers under a heading',
    'ПІБ;Пошта\n1. Олена Коваль;o@x.example\n2) Іван Шевчук;<i@x.example>',
    [
      ['Олена Коваль', 'o@x.example', '', ''],
      ['Іван Шевчук', 'i@x.example', '', ''],
    ],
  ],
  [
    'a title above the headings',
    'Учасники форуму\n№\tПІБ\tПосада\tE-mail\n1\tОлена Коваль\tюристка\to@x.example',
    [['Олена Коваль', 'o@x.example', '', 'юристка']],
  ],
  ['an address beside the name, without a comma', 'Олена Коваль o@x.example', [['Олена Коваль', 'o@x.example', '', '']]],
  [
    'an address in brackets behind the name',
    '1. Олена Коваль (o@x.example), Ромашка',
    [['Олена Коваль', 'o@x.example', 'Ромашка', '']],
  ],
  [
    'a dash between the parts',
    '• Олена Коваль — Ромашка — юристка — o@x.example',
    [['Олена Коваль', 'o@x.example', 'Ромашка', 'юристка']],
  ],
  ['a bar between the parts', 'Олена Коваль | Ромашка | o@x.example', [['Олена Коваль', 'o@x.example', 'Ромашка', '']]],
  ['a name with a hyphen', '- Олена Коваль-Мороз, o@x.example', [['Олена Коваль-Мороз', 'o@x.example', '', '']]],
  [
    'a company with a dash',
    'Олена Коваль, ТОВ «Льон – Лад», o@x.example',
    [['Олена Коваль', 'o@x.example', 'ТОВ «Льон – Лад»', '']],
  ],
  [
    'a telephone with typographic dashes and a word',
    'Олена Коваль, тел. 044–123–45–67 дод. 2, o@x.example, Ромашка',
    [['Олена Коваль', 'o@x.example', 'Ромашка', '']],
  ],
  ['invisible signs', '\u200eОле\u00adна Коваль\u200b, o@x\u2060.example\u200f', [['Олена Коваль', 'o@x.example', '', '']]],
  [
    'line breaks of a word processor',
    '1. Олена Коваль\u000b2. Іван Шевчук\u20283. Ада Мороз',
    [
      ['Олена Коваль', '', '', ''],
      ['Іван Шевчук', '', '', ''],
      ['Ада Мороз', '', '', ''],
    ],
  ],
])('%s', (_, text, people) => {
  expect(readPastedList(text).map(({ name, email, company, position }) => [name, email, company, position])).toEqual(people)
})

test('a quote within a word and one without an end are signs of the text', () => {
  const cellsOf = (text: string) => tableRows(text).map(({ cells }) => cells)
  expect(cellsOf('a "b" c,"open\nnext')).toEqual([['a "b" c', '"open'], ['next']])
  expect(cellsOf('\n \n;;\n')).toEqual([])
})

test.each([
  [
    'headings, an empty line and one that names nobody',
    'ПІБ;Пошта;Компанія\n\nОлена Коваль;o@x.example;\n;;ТОВ «Льон»\nІван Мороз;i@x.example;',
    [
      [3, 'Олена Коваль'],
      [4, ''],
      [5, 'Іван Мороз'],
    ],
  ],
  [
    'a cell of two lines',
    'ПІБ;Пошта;Компанія\nОлена Коваль;o@x.example;"ТОВ\n«Льон»"\nІван Мороз;i@x.example;',
    [
      [2, 'Олена Коваль'],
      [4, 'Іван Мороз'],
    ],
  ],
  [
    'several people in a line',
    'Олена <o@x.example>, Іван <i@x.example>\nАда <a@x.example>',
    [
      [1, 'Олена'],
      [1, 'Іван'],
      [2, 'Ада'],
    ],
  ],
])('people are told with the line of the text in which they stand: %s', (_, text, expected) =>
  expect(readPastedLines(text).map(({ line, person }) => [line, person.name])).toEqual(expected),
)

// A pattern that tries every way to part such a text takes minutes, which is longer than a test may take.
test.each([' ', '.', 'A', '<', '"', 'a@', '• ', '1.', 'тел', ', '])(
  'a text of %j alone, as long as a field may be, is read',
  (sign) => {
    const text = `${sign.repeat(5000 / sign.length)}x`
    expect(readPastedLines(text).length).toBeLessThanOrEqual(1)
  },
)
