// What stays of a word when its ending is folded away, so that "енергетика" finds "енергію" and "енергетичний". Not linguistics: a short
// list of endings and of suffixes after which the root is found anew, for Ukrainian and Russian together and for English.

/** Shorter roots say too little: "віз" would find "візуальний". */
const shortestRoot = 3
/** A suffix is taken away only from what stays long enough to mean the same: "основа" is not "осн". None of them is one of surnames: who looks for
 * "Ковальська" does not mean every "Коваль". */
const shortestBase = 4

/** Of folded words (`й` is `и`, `ї` is `і`, `ё` is `е`), the longest first. */
const slavicEndings = longestFirst(`
  ами ями ами ого його ому ему его ими іми ыми ими ією єю ою ею ею ові еві єві ості ости остю
  ии іи ыи ая яя яа ое ее ые ие іе их іх ых ую юю ім им ым ем єм ом ах ях ам ям ів їв ов ев єв еи ои оі еі єі
  ія іі ію ия ию ие ье ья ью ьо ьою іями іях іям иями иях иям
  а я о е є и і ы ь у ю
`)
const slavicSuffixes = longestFirst(`
  етичн етическ етик ическ ічн ичн іин иин ионн иональн іональн ональн ост іст ств енн анн льн
`)
/** An adjective's н after another consonant: "освітній", "оборонний". */
const adjective = /(?<=[бвгджзклмнпрстфхцчшщ])н$/u

const englishEndings = longestFirst(
  'ances ance ences ence ization isation ational ations ation ities ingly ements ement ments ment ically ical ing ies ied ions ion ers er ed es ly ic al ity s y e',
)

const cyrillic = /^[\p{Script=Cyrillic}]+$/u
const latin = /^[a-z]+$/

/**
 * The root of a folded word (fold.ts), always a beginning of it; the word itself where nothing can be taken away, as of numbers, of names in
 * mixed letters and of words of three letters. Endings of both Slavic languages are tried on every Cyrillic word.
 */
export function stem(word: string): string {
  if (cyrillic.test(word)) return withoutSuffix(without(word, slavicEndings, shortestRoot))
  if (latin.test(word)) return without(word, englishEndings, shortestBase)
  return word
}

/** British and American endings of roots, each with the other one: "defence" and "defense", "labour" and "labor", "centre" and "center", "analyse". */
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
 * Beginnings by any of which a text's folded word answers a folded word of a query: the root, the root with the sounds that change in
 * front of an ending ("безпека" and "безпеці", "ринок" and "ринку", "робота" and "робіт"), and as the other English spells it.
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

/** "ринок" has no "о" in "ринку", and "ринк" has one in "ринок". */
function fleetingVowel(root: string): string[] {
  if (root.length < shortestBase) return []
  const [, before, last] = /^(.*[^аеєиіоуюя])[оеє]([кцн])$/u.exec(root) ?? []
  if (before && last) return [before + last]
  const [, start, consonant] = /^(.*[бвгджзлмнпрстфхцчшщ])([кц])$/u.exec(root) ?? []
  return start && consonant ? [`${start}о${consonant}`, `${start}е${consonant}`] : []
}

/** "року" and "рік", "робота" and "робіт". */
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
