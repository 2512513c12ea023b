// How the wordmarks of the partners not drawn in the comps are set. The drawing generator reads this table; the fonts
// are those of the comps (`play` italic serif, `osw` condensed, `yes` display, `rus` wide, `mono`).

export type LogoSpec = {
  text: string
  /** A second, smaller line. */
  sub?: string
  font: 'play' | 'osw' | 'yes' | 'rus' | 'mono'
  /** Letter spacing of the first line at a type size of 60. */
  spacing?: number
  device?: 'none' | 'rule' | 'square' | 'arc'
}

export const logoSpecs: Readonly<Record<string, LogoSpec>> = {
  'bosfor-ports': { text: 'BOSFOR', sub: 'PORTS', font: 'osw', spacing: 8, device: 'arc' },
  'sahel-growth': { text: 'Sahel Growth', font: 'play', spacing: 0, device: 'none' },
  'rada-eksporteriv': { text: 'РАДА', sub: 'ЕКСПОРТЕРІВ', font: 'osw', spacing: 10, device: 'rule' },
  povernennia: { text: 'повернення', font: 'yes', spacing: 0, device: 'arc' },
  'shkola-vymiriuvan': { text: 'Школа вимірювань', sub: 'КИЇВ', font: 'mono', spacing: -1, device: 'rule' },
  pochaina: { text: 'Почайна', sub: 'КОНГРЕС-ХОЛ', font: 'play', spacing: 0, device: 'none' },
  'pero-sitka': { text: 'Перо і Сітка', font: 'yes', spacing: 0, device: 'square' },
  zernotok: { text: 'ЗЕРНОТОК', font: 'rus', spacing: 1, device: 'square' },
  prolit: { text: 'проліт', font: 'rus', spacing: 2, device: 'arc' },
  vodohin: { text: 'ВОДОГІН', sub: 'НАСОСИ', font: 'osw', spacing: 6, device: 'none' },
  lisopar: { text: 'Лісопар', font: 'yes', spacing: 1, device: 'rule' },
  'tretia-zmina': { text: 'третя зміна', font: 'mono', spacing: -1, device: 'square' },
  hryvnyk: { text: 'ГРИВНИК', font: 'rus', spacing: 0, device: 'rule' },
  'bilyi-lystok': { text: 'Білий листок', font: 'play', spacing: -0.5, device: 'square' },
  'radchuk-lypa': { text: 'Радчук і Липа', sub: 'АДВОКАТИ', font: 'play', spacing: 0, device: 'rule' },
  koliia: { text: 'КОЛІЯ+', font: 'osw', spacing: 12, device: 'rule' },
  'nichna-pekarnia': { text: 'Нічна пекарня', font: 'yes', spacing: 0, device: 'none' },
  aalstrand: { text: 'Aalstrand', sub: 'ADVISORY', font: 'play', spacing: 0, device: 'none' },
  'tejo-sur': { text: 'TEJO SUR', font: 'rus', spacing: 2, device: 'arc' },
  'odra-fracht': { text: 'ODRA FRACHT', font: 'osw', spacing: 4, device: 'square' },
  chyslivnyk: { text: 'числівник', font: 'mono', spacing: 0, device: 'square' },
  'dvanadtsiatyi-riad': { text: 'ДВАНАДЦЯТИЙ РЯД', font: 'osw', spacing: 5, device: 'none' },
  'berehovyi-lystok': { text: 'Береговий листок', font: 'play', spacing: 0, device: 'arc' },
  synkhron: { text: 'синхрон', sub: 'БЮРО', font: 'mono', spacing: 2, device: 'rule' },
  'hlyboke-svitlo': { text: 'Глибоке світло', font: 'yes', spacing: 0, device: 'none' },
}
