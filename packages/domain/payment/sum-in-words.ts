// A sum of money in words for invoices, in each language.
import type { Locale } from '../localisation/locale.ts'
import { type CountedWord, counted } from '../localisation/plural.ts'

type SlavicWords = {
  locale: Locale
  /** 1 to 19; `female` for feminine nouns: thousands, hryvnias, kopiykas. */
  ones: readonly string[]
  female: Readonly<Record<1 | 2, string>>
  tens: readonly string[]
  hundreds: readonly string[]
  zero: string
  thousand: CountedWord
  million: CountedWord
  milliard: CountedWord
  hryvnia: CountedWord
  kopiyka: CountedWord
}

/** Words from one on, each at the place of its number. */
const numbers = (words: string) => ['', ...words.split(' ')]

const ukrainian: SlavicWords = {
  locale: 'uk',
  ones: numbers(
    'один два три чотири пʼять шість сім вісім девʼять десять одинадцять дванадцять тринадцять чотирнадцять пʼятнадцять шістнадцять сімнадцять вісімнадцять девʼятнадцять',
  ),
  female: { 1: 'одна', 2: 'дві' },
  tens: ['', '', 'двадцять', 'тридцять', 'сорок', 'пʼятдесят', 'шістдесят', 'сімдесят', 'вісімдесят', 'девʼяносто'],
  hundreds: ['', 'сто', 'двісті', 'триста', 'чотириста', 'пʼятсот', 'шістсот', 'сімсот', 'вісімсот', 'девʼятсот'],
  zero: 'нуль',
  thousand: { one: 'тисяча', few: 'тисячі', many: 'тисяч' },
  million: { one: 'мільйон', few: 'мільйони', many: 'мільйонів' },
  milliard: { one: 'мільярд', few: 'мільярди', many: 'мільярдів' },
  hryvnia: { one: 'гривня', few: 'гривні', many: 'гривень' },
  kopiyka: { one: 'копійка', few: 'копійки', many: 'копійок' },
}

const russian: SlavicWords = {
  locale: 'ru',
  ones: numbers(
    'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  ),
  female: { 1: 'одна', 2: 'две' },
  tens: ['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто'],
  hundreds: ['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот'],
  zero: 'ноль',
  thousand: { one: 'тысяча', few: 'тысячи', many: 'тысяч' },
  million: { one: 'миллион', few: 'миллиона', many: 'миллионов' },
  milliard: { one: 'миллиард', few: 'миллиарда', many: 'миллиардов' },
  hryvnia: { one: 'гривна', few: 'гривны', many: 'гривен' },
  kopiyka: { one: 'копейка', few: 'копейки', many: 'копеек' },
}

const englishOnes = numbers(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Sentence of each language: hryvnias in words, kopiykas as two digits. */
const sums: Readonly<Record<Locale, (hryvnias: number, figures: string) => string>> = {
  uk: (hryvnias, figures) => slavic(hryvnias, figures, ukrainian),
  en: (hryvnias, figures) =>
    `${english(hryvnias)} ${hryvnias === 1 ? 'hryvnia' : 'hryvnias'} ${figures} ${figures === '01' ? 'kopiyka' : 'kopiykas'}`,
  ru: (hryvnias, figures) => slavic(hryvnias, figures, russian),
}

/** `kopiykas`: 0 to 999 999 999 999; otherwise throws a RangeError. Kopiykas are written in digits, as usual on Ukrainian invoices. */
export function sumInWords(kopiykas: number, locale: Locale): string {
  if (!Number.isSafeInteger(kopiykas) || kopiykas < 0 || kopiykas > 99_999_999_999_999)
    throw new RangeError('a sum that no invoice has')
  const [hryvnias, rest] = [Math.floor(kopiykas / 100), kopiykas % 100]
  const figures = String(rest).padStart(2, '0')
  const text = sums[locale](hryvnias, figures)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function slavic(hryvnias: number, figures: string, words: SlavicWords): string {
  const [hryvnia, kopiyka] = [
    counted(words.locale, hryvnias, words.hryvnia),
    counted(words.locale, Number(figures), words.kopiyka),
  ]
  return `${slavicNumber(hryvnias, words)} ${hryvnia} ${figures} ${kopiyka}`
}

function slavicNumber(number: number, words: SlavicWords): string {
  if (number === 0) return words.zero
  const scales = [
    { size: 1e9, forms: words.milliard, isFemale: false },
    { size: 1e6, forms: words.million, isFemale: false },
    { size: 1e3, forms: words.thousand, isFemale: true },
    { size: 1, forms: null, isFemale: true },
  ]
  const parts = scales.flatMap(({ size, forms, isFemale }) => {
    const part = Math.floor(number / size) % 1000
    return part === 0 ? [] : [slavicTriple(part, isFemale, words), ...(forms ? [counted(words.locale, part, forms)] : [])]
  })
  return parts.join(' ')
}

function slavicTriple(number: number, isFemale: boolean, { ones, female, tens, hundreds }: SlavicWords): string {
  const below = number % 100
  const last = below < 20 ? below : below % 10
  const word = isFemale && (last === 1 || last === 2) ? female[last] : ones[last]
  return [hundreds[Math.floor(number / 100)], below < 20 ? '' : tens[Math.floor(below / 10)], word].filter(Boolean).join(' ')
}

function english(number: number): string {
  if (number === 0) return 'zero'
  const scales = [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
    [1, ''],
  ] as const
  return scales
    .flatMap(([size, name]) => {
      const part = Math.floor(number / size) % 1000
      return part === 0 ? [] : [englishTriple(part), ...(name ? [name] : [])]
    })
    .join(' ')
}

function englishTriple(number: number): string {
  const [hundreds, below] = [Math.floor(number / 100), number % 100]
  const tens =
    below < 20 ? englishOnes[below] : [englishTens[Math.floor(below / 10)], englishOnes[below % 10]].filter(Boolean).join('-')
  return [hundreds > 0 ? `${englishOnes[hundreds]} hundred` : '', tens].filter(Boolean).join(' ')
}
