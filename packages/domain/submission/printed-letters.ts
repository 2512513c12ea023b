// Characters that tickets and invoices can show.

const ranges = [
  // Latin and diacritics
  '\\u0020-\\u007e\\u00a0-\\u02e9\\u0300-\\u034f\\u1e00-\\u1efb',
  // Greek, including polytonic
  '\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03e1\\u03f0-\\u03ff',
  '\\u1f00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fc4',
  '\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe',
  // Cyrillic
  '\\u0400-\\u0525',
  // Armenian, Georgian
  '\\u0531-\\u0556\\u0559-\\u055f\\u0561-\\u0587\\u0589\\u058a\\u10a0-\\u10c5\\u10d0-\\u10fc',
  // Spaces, joiners, dashes, quotation marks, super- and subscript digits, currencies, № and ™
  '\\u2000-\\u200a\\u200c\\u200d\\u2010-\\u2027\\u202f-\\u205e\\u2070\\u2071\\u2074-\\u208e\\u20a0-\\u20b5\\u20b8-\\u20ba\\u20bd\\u2100-\\u2109\\u2116\\u2117\\u2120-\\u2122',
]
const printed = new RegExp(`^[${ranges.join('')}]*$`, 'u')

/** Whether all characters are in the documents' fonts and left-to-right (pdf-page.test.ts). Pure. */
export const isPrinted = (text: string) => printed.test(text)
