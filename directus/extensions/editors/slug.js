// Slug from a title: Ukrainian transliterated by Cabinet resolution 55 of 2010.

const FIRST = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }
const LETTERS = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i', ї: 'i', й: 'i', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ь: '', ю: 'iu', я: 'ia', ы: 'y', э: 'e', ё: 'io', ъ: '' },
}
/** Letters that Unicode does not take apart into a base and a mark. */
const WHOLE = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ə: 'a', ɖ: 'd' }
const LONGEST = 80

/** @param {string} title @returns {string} `olena-horbenko`; empty when the title holds no letter or figure */
export function slugOf(title) {
  const latin = title
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/зг/g, 'zgh')
    .replace(/(?<![\p{L}\p{N}])[єїйюя]/gu, (letter) => FIRST[letter])
    .replace(/[а-яёєіїґ]/g, (letter) => LETTERS[letter])
    .replace(/[^\x00-\x7f]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const words = latin.split(/[^a-z0-9]+/).filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, LONGEST)
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug
}
