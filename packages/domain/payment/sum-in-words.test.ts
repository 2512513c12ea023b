import { expect, test } from 'vitest'
import { sumInWords } from './sum-in-words.ts'

test.each([
  [0, 'Нуль гривень 00 копійок', 'Zero hryvnias 00 kopiykas', 'Ноль гривен 00 копеек'],
  [101, 'Одна гривня 01 копійка', 'One hryvnia 01 kopiyka', 'Одна гривна 01 копейка'],
  [202, 'Дві гривні 02 копійки', 'Two hryvnias 02 kopiykas', 'Две гривны 02 копейки'],
  [1111, 'Одинадцять гривень 11 копійок', 'Eleven hryvnias 11 kopiykas', 'Одиннадцать гривен 11 копеек'],
  [2150, 'Двадцять одна гривня 50 копійок', 'Twenty-one hryvnias 50 kopiykas', 'Двадцать одна гривна 50 копеек'],
  [
    1_250_000,
    'Дванадцять тисяч пʼятсот гривень 00 копійок',
    'Twelve thousand five hundred hryvnias 00 kopiykas',
    'Двенадцать тысяч пятьсот гривен 00 копеек',
  ],
  [
    100_200_199,
    'Один мільйон дві тисячі одна гривня 99 копійок',
    'One million two thousand one hryvnias 99 kopiykas',
    'Один миллион две тысячи одна гривна 99 копеек',
  ],
  [
    2_100_101_400,
    'Двадцять один мільйон одна тисяча чотирнадцять гривень 00 копійок',
    'Twenty-one million one thousand fourteen hryvnias 00 kopiykas',
    'Двадцать один миллион одна тысяча четырнадцать гривен 00 копеек',
  ],
  [
    500_000_000_000,
    'Пʼять мільярдів гривень 00 копійок',
    'Five billion hryvnias 00 kopiykas',
    'Пять миллиардов гривен 00 копеек',
  ],
])('%s kopiykas in words', (kopiykas, uk, en, ru) => {
  expect([sumInWords(kopiykas, 'uk'), sumInWords(kopiykas, 'en'), sumInWords(kopiykas, 'ru')]).toEqual([uk, en, ru])
})

test.each([-1, 1.5, Number.NaN, 1e15])('%s is no sum of an invoice', (kopiykas) => {
  expect(() => sumInWords(kopiykas, 'uk')).toThrow(RangeError)
})
