// Stems words so that "енергетика" finds "енергію" and "енергетичний": short lists of endings and suffixes for Ukrainian and Russian together, and
// for English.

/** Minimum root length: "віз" would find "візуальний". */
const shortestRoot = 3
/** Minimum length after removing a suffix: "основа" is not "осн". Suffixes of surnames are not removed: "Ковальська" must not find every "Коваль". */
const shortestBase = 4

/** Endings of folded words (`й` → `и`, `ї` → `і`, `ё` → `е`), longest first. */
const slavicEndings = longestFirst(`
  ами ями ами ого його ому ему его ими іми ыми ими ією єю ою ею ею ові еві єві ості ости остю
  ии іи ыи ая яя яа ое ее ые ие іе их іх ых ую юю ім им ым ем єм ом ах ях ам ям ів їв ов ев єв еи ои оі еі єі
  ія іі ію ия ию ие ье ья ью ьо ьою іями іях іям иями иях иям
  а я о е є и і ы ь у ю
`)
const slavicSuffixes = longestFirst(`
  етичн етическ етик ическ ічн ичн іин иин ионн иональн іональн ональн ост іст ств енн анн льн
`)
/** н of an adjective after another consonant: "освітній", "оборонний". */
const adjective = /(?<=[бвгджзклмнпрстфхцчшщ])н$/u

const englishEndings = longestFirst(
  'ances ance ences ence ization isation ational ations ation ities ingly ements ement ments ment ically ical ing ies ied ions ion ers er ed es ly ic al ity s y e',
)

const cyrillic = /^[\p{Script=Cyrillic}]+$/u
const latin = /^[a-z]+$/

/**
 * The root of a folded word (fold.ts), always its beginning; the word itself for numbers, mixed scripts and words of three letters. Endings of both
 * Slavic languages are tried.
 */
export function stem(word: string): string {
  if (cyrillic.test(word)) return withoutSuffix(without(word, slavicEndings, shortestRoot))
  if (latin.test(word)) return without(word, englishEndings, shortestBase)
  return word
}

/** British and American endings: "defence" and "defense", "labour" and "labor", "centre" and "center", "analyse". */
const spellings = [
  [/nc$/, 'ns'],
  [/ns$/, 'nc'],
  [/our$/, 'or'],
  [/or$/, 'our'],
  [/tre?$/, 'ter'],
  [/ter$/, 'tr'],
  [/([iy])s$/, '$1z'],
  [/([iy])z$/, '$1s'],
  [/amm$/, 'am'],
] as const

/**
 * Beginnings by which a text word matches a query word: the root, the root with sound changes ("безпека" and "безпеці", "ринок" and "ринку", "робота"
 * and "робіт"), and the other English spelling.
 */
export function beginningsOf(word: string): string[] {
  const root = stem(word)
  if (latin.test(word) && root.length >= shortestBase)
    return [...new Set([root, ...spellings.map(([end, other]) => root.replace(end, other))])]
  if (!cyrillic.test(word) || root.length < shortestRoot) return [root]
  return [...new Set([root, ...otherLast(root), ...fleetingVowel(root), ...closedSyllable(root)])]
}

const lastSounds: Readonly<Record<string, string>> = { к: 'цч', ц: 'к', ч: 'к', г: 'зж', ж: 'г', з: 'г', х: 'сш', ш: 'х' }

function otherLast(root: string): string[] {
  if (root.length < shortestBase) return []
  return [...(lastSounds[root.at(-1) ?? ''] ?? '')].map((letter) => root.slice(0, -1) + letter)
}

/** Fleeting vowel: "ринок" and "ринку". */
function fleetingVowel(root: string): string[] {
  if (root.length < shortestBase) return []
  const [, before, last] = /^(.*[^аеєиіоуюя])[оеє]([кцн])$/u.exec(root) ?? []
  if (before && last) return [before + last]
  const [, start, consonant] = /^(.*[бвгджзлмнпрстфхцчшщ])([кц])$/u.exec(root) ?? []
  return start && consonant ? [`${start}о${consonant}`, `${start}е${consonant}`] : []
}

/** Vowel change in closed syllables: "року" and "рік", "робота" and "робіт". */
function closedSyllable(root: string): string[] {
  const [, before, vowel, after] = /^(.*)([оі])([^аеєиіоуюяы]{1,2})$/u.exec(root) ?? []
  return vowel ? [`${before}${vowel === 'о' ? 'і' : 'о'}${after}`] : []
}

function withoutSuffix(base: string): string {
  const root = without(base, slavicSuffixes, shortestBase)
  return root === base && base.length > shortestBase ? base.replace(adjective, '') : root
}

function without(word: string, endings: readonly string[], shortest: number): string {
  const ending = endings.find((end) => word.length - end.length >= shortest && word.endsWith(end))
  return ending ? word.slice(0, -ending.length) : word
}

function longestFirst(endings: string): string[] {
  return [...new Set(endings.split(/\s+/).filter(Boolean))].toSorted((a, b) => b.length - a.length)
}
