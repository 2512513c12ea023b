// How a name may sound: Polish, Azeri, Crimean Tatar and Kazakh spellings beside the Cyrillic and English ones.
import { fold } from './fold.ts'
import { sound } from './sound.ts'

type Spelling = readonly (readonly [RegExp, string])[]

const polishSigns = /[ąćęłńóśźż]|sz|cz|rz|dz|ch|ck|c$|[wj]/
/** Into letters that `sound` reads alike; longer spellings first. */
const polish: Spelling = [
  [/ą(?=[bp])/g, 'om'],
  [/ą/g, 'on'],
  [/ę(?=[bp])/g, 'em'],
  [/ę$/g, 'e'],
  [/ę/g, 'en'],
  [/([ptk])rz/g, '$1sh'],
  [/rz|ż/g, 'zh'],
  [/ch/g, 'kh'],
  [/sz(?!cz)/g, 'sh'],
  [/(^|[^s])cz/g, '$1ch'],
  [/(^|[^s])z?cz/g, '$1ch'],
  [/ć|c(?![hz])/g, 'ts'],
  [/ó/g, 'u'],
]

const turkicSigns = /[çğışəöüâñcjqx]/
const turkicMarks = /[çğışəöüâñ]/
const turkic: Spelling = [
  [/ç/g, 'ch'],
  [/ş/g, 'sh'],
  [/c(?!h)|j/g, 'zh'],
  [/ə/g, 'a'],
  [/â/g, 'ia'],
  [/x/g, 'kh'],
]

/**
 * The phonetic forms (sound.ts) of one word of a name, the plain one first. `spelt`: with its marks (`speltWords`), because a folded word has lost the
 * difference between ş and s.
 */
export function readings(spelt: string): string[] {
  const read = (spelling: Spelling) => spelling.reduce((text, [pattern, one]) => text.replace(pattern, one), spelt)
  const others: string[] = []
  if (polishSigns.test(spelt)) others.push(read(polish))
  if (turkicSigns.test(spelt)) {
    const said = read(turkic)
    // Azeri q is г, Crimean Tatar and Kazakh q is к.
    others.push(said, said.replace(/q/g, 'g'))
    // Typed without marks, c may be ç.
    if (!turkicMarks.test(spelt)) others.push(spelt.replace(/c(?!h)/g, 'ch').replace(/q/g, 'k'))
  }
  return [...new Set([spelt, ...others].map((text) => sound(fold(text))))].filter(Boolean)
}
