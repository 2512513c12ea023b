import { expect, test } from 'vitest'
import { change } from './read-content-fixture.ts'
import { stripTags } from './strip-tags.ts'

test.each([
  ['<p>Для тих, хто&nbsp;вчиться</p>', 'Для тих, хто\u00a0вчиться'],
  ['<p>Перший</p><p>Другий<br>третій</p>', 'Перший Другий третій'],
  ['<p class="x">R&amp;D <b>Центр</b></p>', 'R&D Центр'],
  ['<p></p>', null],
  ['<p><br></p>', null],
  ['Ціна < 100 & вище > 50', 'Ціна < 100 & вище > 50'],
  ['AT&T; <Земля>', 'AT&T; <Земля>'],
  ['Якщо a<b і c>d', 'Якщо a<b і c>d'],
  ['Якщо a<b and c>d, R&amp;D', 'Якщо a<b and c>d, R&D'],
  ['x <i y> z &lt; 5', 'x <i y> z < 5'],
  ['<b style="color: red">R&amp;D</b> <3', 'R&D <3'],
  ['Один  пробіл\nі рядок', 'Один  пробіл\nі рядок'],
  ['<center>Зала <mark>Десна</mark></center><hr>вхід <strike>А</strike> Б', 'Зала Десна вхід А Б'],
  ['<table><tr><td>10:00</td><td>Кава</td></tr></table>', '10:00 Кава'],
  ['<img src="/assets/x">Підпис<iframe src="x"></iframe>', 'Підпис'],
  ['-', '-'],
  [null, null],
])('%j in a field of plain text is read as %j', (given, read) => {
  expect(stripTags(given)).toBe(read)
})

test('what a rich editor left in a plain field of a record is read as words', async () => {
  const { content } = await change('ticket_groups', 1, {
    description_ua: '<p>Усі <em>сесії</em></p>',
    description_en: '<p>&nbsp;</p>',
  })
  expect(content.forums.find(({ year }) => year === 2025)?.ticketGroups[0]?.description).toMatchObject({
    uk: 'Усі сесії',
    en: null,
  })
})
