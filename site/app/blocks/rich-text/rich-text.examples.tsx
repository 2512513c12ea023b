import { photo, text } from '@forum/site/app/gallery/content.ts'
import { RichText } from './rich-text.tsx'

export const Article = () => <RichText of={text} variant="article" />
export const FoldedAndNumbered = () => (
  <RichText
    of={[
      {
        tag: 'details',
        children: [
          { tag: 'summary', children: ['Чи можна повернути квиток?'] },
          { tag: 'p', children: ['Так, за два тижні до форуму.'] },
        ],
      },
      {
        tag: 'ol',
        attributes: { type: 'a', start: '3' },
        children: [
          { tag: 'li', children: ['Третій пункт'] },
          { tag: 'li', attributes: { value: '7' }, children: ['Сьомий пункт'] },
        ],
      },
    ]}
  />
)
export const InAnotherLanguage = () => (
  <RichText of={{ text: [{ tag: 'p', children: ['The price of a kilowatt.'] }], lang: 'en' }} />
)
export const TableAndPicture = () => (
  <RichText
    of={[
      {
        tag: 'table',
        children: [
          { tag: 'caption', children: ['Години'] },
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', attributes: { scope: 'row' }, children: ['Четвер'] },
                  { tag: 'td', children: ['8–20'] },
                ],
              },
            ],
          },
        ],
      },
      { tag: 'img', file: photo, attributes: { alt: 'Зала', width: '800', height: '600' } },
      {
        tag: 'p',
        children: [
          { tag: 'a', attributes: { href: 'https://maps.example' }, children: ['Мапа'] },
          ', ',
          { tag: 'a', attributes: { href: 'tel:+380440001002' }, children: ['+38 044 000 10 02'] },
        ],
      },
    ]}
  />
)
