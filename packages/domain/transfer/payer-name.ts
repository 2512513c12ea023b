// Names of payers, as banks and buyers spell them.

const forms =
  /(?<!\p{L})(?:тов|тзов|прат|пат|ат|фоп|го|бо|дп|кп|товариство з обмеженою відповідальністю|llc|ltd|inc|gmbh)(?!\p{L})/gu

/** Equal for names that differ by the legal form, quotes, spaces or a Latin i. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i', 'і')
    .replace(forms, '')
    .replace(/[^\p{L}\d]/gu, '')
}
