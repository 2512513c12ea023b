// Removes stop words from a query.

/** Stop words, folded. */
const empty = new Set(
  `і й и та в у на з із зі до про для що як хто це або не за від по о об чи де коли який яка які скільки можна треба мені ви ваш рік року році
   в на с со к о об про для что как кто это или не за от по ли где когда какой какая какие сколько можно надо нужно мне вы ваш год года году
   a an and the of in on at to for about who what is are or by with do does can i we you my how much many where when which get year
   `
    .trim()
    .split(/\s+/),
)

/** The folded words without stop words; all of them if nothing remains. */
export function sayingWords(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !empty.has(word))
  return left.length > 0 ? left : words
}
