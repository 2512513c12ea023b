// The fifteen marks of the design comps, each by hand. A mark is {body, box: [x, y, width, height]}.
import { word } from './word.mjs'

const path = (d, rest = '') => `<path d="${d}"${rest}/>`
const plain = (text, font, options, top, height, extra = 0) => {
  const w = word(text, font, options)
  return { body: path(w.d), box: [0, top, w.end + extra, height] }
}

export const compsMarks = {
  hranat() {
    const a = word('ГРАНАТ', 'rus', { size: 62, gap: 1 })
    const b = word('ЕНЕРГО', 'rus', { size: 30, gap: 25.5, x: 2, y: 46 })
    const x = Math.round(a.end + 16)
    const corner = path(`M${x} -44h44v44z`) + path(`M${x} -36v36h36z`, ' opacity=".45"')
    return { body: path(a.d) + path(b.d) + corner, box: [0, -46, a.end + 62, 94] }
  },
  opora() {
    const a = word('ОПОРА', 'osw', { size: 66, gap: 12 })
    return { body: path(a.d) + path(`M0 14h${Math.round(a.end)}v7H0z`), box: [0, -58, a.end, 80] }
  },
  nordhamn: () => plain('Nordhamn', 'play', { size: 62, gap: -0.5 }, -56, 72, 4),
  dshm() {
    const a = word('ДШМ', 'rus', { size: 60, gap: -2, x: 84 })
    const sign = path('M0 0V-44h64v12H14v20h50v12z') + path('M24 -27h40v10H24z')
    return { body: sign + path(a.d), box: [0, -50, a.end, 56] }
  },
  tykha() {
    const a = word('тиха', 'mono', { size: 46 })
    const b = word('мережа', 'mono', { size: 46, y: 44 })
    const line = path(`M122 -12h${Math.round(b.end - 122)}v4H122z`)
    return { body: path(a.d) + path(b.d) + line, box: [0, -34, b.end, 92] }
  },
  lad: () => plain('Льон і Лад', 'yes', { size: 54 }, -44, 60),
  obrii() {
    const a = word('обрій', 'yes', { size: 70, gap: 2 })
    const cut = '<clipPath id="horizon"><path d="M-5 -70h400v46H-5zM-5 -19h400v60H-5z"/></clipPath>'
    return { body: cut + path(a.d, ' clip-path="url(#horizon)"'), box: [0, -58, a.end, 78] }
  },
  rhein() {
    const a = word('RHEINBRÜCK', 'osw', { size: 50, gap: 4 })
    const [x, half] = [Math.round(a.end), Math.round(a.end / 2)]
    return { body: path(a.d) + path(`M0 19.5Q${half} 1.5 ${x} 19.5V24.5Q${half} 6.5 0 24.5z`), box: [0, -58, a.end, 84] }
  },
  morava() {
    const a = word('Morava', 'play', { size: 56 })
    const b = word('CAPITAL', 'osw', { size: 18, gap: 9, x: 4, y: 30 })
    return { body: path(a.d) + path(b.d), box: [0, -48, a.end + 4, 82] }
  },
  vector() {
    const a = word('ВЕКТОР', 'rus', { size: 48, gap: -1 })
    const b = word('9', 'rus', { size: 48, x: a.end + 26 })
    return { body: path(a.d) + path(`M${Math.round(a.end + 8)} 6l8-48h6l-8 48z`) + path(b.d), box: [0, -44, b.end, 54] }
  },
  lich: () => plain('лічильник', 'mono', { size: 44, gap: -1 }, -40, 52),
  devyata: () => plain('Рівно о дев’ятій', 'play', { size: 40 }, -36, 50, 3),
  podil: () => plain('РАДІО ПОДІЛ', 'osw', { size: 40, gap: 6 }, -36, 38),
  mizh() {
    const a = word('МІЖ РЯДКАМИ', 'mono', { size: 34, gap: 3 })
    const x = Math.round(a.end)
    return { body: path(a.d) + path(`M0 10h${x}v3H0zM0 -36h${x}v3H0z`), box: [0, -37, a.end, 51] }
  },
  pivnich: () => plain('Північ–Південь', 'yes', { size: 38 }, -34, 46),
}
