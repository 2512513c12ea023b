export type Words = Readonly<Record<string, object>>

/** `words` with `added`: what both have of one trade becomes one. */
export function withWords(words: Words, added: Words): Words {
  const all = { ...words }
  for (const [trade, own] of Object.entries(added)) all[trade] = { ...all[trade], ...own }
  return all
}
