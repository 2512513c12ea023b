// Letter widths of Unbounded 600 in 1/1000 em, measured in packages/design/styles/fonts and rounded to 50.

export const advances: Readonly<Record<number, string>> = {
  0: '́',
  250: " \u00a0'",
  300: '‘,.ʼ’‚·!ijl|іїј:;',
  350: 'IІЇ`-',
  400: '()•[]',
  450: '/\\{}°',
  500: '_"1',
  550: '*r“”„гґѓ',
  600: 'ft+<=>^~±×−',
  650: 'ГҐЃт–',
  700: 'z?ьx«»хз',
  750: 'eksекяёѐѕќ7вч↑↓cсэєFLvyуђўhuћџ',
  800: 'nнпEo®ЁЕбоЀ$5JZЈPTbgpqРТЬр2adаийлъ…ѝ',
  850: '3SБЅRЗц#469XХЯKКЌBUВ€',
  900: '8ЧдУЎY©0DVЏ',
  950: '&CHНПС₴AЄАЭGNOQОИЙыЍ',
  1000: 'ЛЦмЪ',
  1050: '@ДЂЋ',
  1100: 'юЫ',
  1150: 'wжњш',
  1200: '—mљMМ',
  1250: 'щФ%',
  1300: 'Юф',
  1350: 'WШ',
  1400: 'ЖЊ',
  1450: 'ЩЉ',
  1500: '№',
}

/** The measured font files. */
export const measuredFiles = ['unbounded-main.woff2', 'unbounded-latin.woff2', 'unbounded-other-cyrillic.woff2']
export const measuredHash = '743dc5b04307524c5092f54c07ff263601132b1583bcf39039d66b92d48a2847'
