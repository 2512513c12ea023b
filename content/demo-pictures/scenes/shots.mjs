// The numbered pictures of the albums: hall/01…40 and so on. The first of each kind are the cameras of the design comps;
// the later ones are the same rooms seen by a photographer who walks about (chance seeded by the number).
import { chance, seedOf } from '../engraving/chance.mjs'
import { compsPeople } from '../head/comps-people.mjs'
import { inventedLooks } from '../head/invented-looks.mjs'
import { bridge } from './bridge.mjs'
import { building } from './building.mjs'
import { desk } from './desk.mjs'
import { foyer } from './foyer.mjs'
import { hall } from './hall.mjs'
import { panel } from './panel.mjs'
import { port } from './port.mjs'
import { press } from './press.mjs'
import { speech } from './speech.mjs'
import { tram } from './tram.mjs'
import { turbines } from './turbines.mjs'
import { workshop } from './workshop.mjs'

const comps = Object.values(compsPeople)
const AGES = ['young', 'middle', 'middle', 'old']
const guest = (i) => inventedLooks({ slug: `guest-${i}`, looks: { sex: i & 1 ? 'm' : 'f', age: AGES[(i >> 1) % 4] } })
const peopleFrom = (i, count) =>
  Array.from({ length: count }, (_, k) => ((i + k) % 3 ? guest(i * count + k) : comps[(i * 5 + k) % 16]))

const SHAPES = { wide: [16, 9], plain: [3, 2], tall: [4, 5] }
const camera = (ro, ta, f) => ({ ro, ta, f })
/** The same camera, moved: metres of the eye, metres of the aim, share of the focal length. */
const moved = (cam, next, eye, aim, zoom) => {
  const by = (v, spread) => v + (next() * 2 - 1) * spread
  return {
    ro: [by(cam.ro[0], eye), by(cam.ro[1], eye * 0.16), by(cam.ro[2], eye * 0.7)],
    ta: [by(cam.ta[0], aim), by(cam.ta[1], aim * 0.2), by(cam.ta[2], aim * 0.3)],
    f: cam.f * (1 + (next() * 2 - 1) * zoom),
  }
}

const HALL = [
  { cam: camera([0.2, 2.7, 9], [0, 2.75, -8], 2), shape: 'plain' },
  { cam: camera([-7.6, 2.3, 1.2], [1.5, 2.1, -9.5], 1.7), shape: 'plain' },
  { cam: camera([5.8, 4.8, -9], [-3, 0.3, 4.5], 1.45), shape: 'plain', front: true },
  { cam: camera([7.2, 3.4, 6.4], [-2.4, 2.2, -9], 2.1), shape: 'wide' },
  { cam: camera([-3.4, 1.75, -2.2], [2.2, 2.35, -10], 2.5), shape: 'plain' },
  { cam: camera([0.1, 2, -7.3], [-1.6, 1, 2.5], 1.5), shape: 'wide', front: true },
  { cam: camera([-8.4, 4.6, 8.6], [2, 1.6, -8], 1.9), shape: 'tall' },
  { cam: camera([3.4, 1.6, 0.6], [2.4, 2.4, -10], 2.3), shape: 'tall' },
  { cam: camera([-6.4, 2.4, -7.6], [1.2, 0.8, 1], 1.9), shape: 'plain', front: true },
  { cam: camera([0, 5.6, 10.6], [0, 1.8, -8], 2.4), shape: 'wide' },
]
const PANEL = [
  { cam: camera([0, 1.25, 8.6], [0, 1.02, 0], 4.6), shape: 'wide' },
  { cam: camera([-3.4, 1.35, 5], [0.1, 0.98, 0], 3.2), shape: 'plain' },
  { cam: camera([4.4, 1.35, 3.2], [0.75, 0.98, 0.1], 3), shape: 'tall' },
  { cam: camera([-1.6, 1.3, 5.4], [-1.5, 1.02, 0], 4.4), shape: 'plain' },
  { cam: camera([2.6, 1.4, 5.2], [1.5, 1.05, 0], 4.8), shape: 'plain' },
  { cam: camera([3.9, 1.4, 4.8], [0.5, 1, 0], 3.4), shape: 'wide' },
  { cam: camera([-3, 1.2, 3.6], [-0.9, 1.1, 0], 4.2), shape: 'plain' },
  { cam: camera([0.9, 1.25, 4.6], [0.75, 1.05, 0], 5.4), shape: 'tall' },
  { cam: camera([-5.6, 1.9, 3.6], [-0.2, 0.9, 0], 3.2), shape: 'wide' },
  { cam: camera([0.2, 1.3, 5.6], [0, 1.04, 0], 4.7), shape: 'plain' },
]
const FOYER = [
  { cam: camera([-0.6, 1.7, 6.4], [0.4, 1.75, -6], 1.5), shape: 'plain' },
  { cam: camera([-2.2, 1.6, 4.2], [1.4, 1.3, -3], 2.3), shape: 'plain' },
  { cam: camera([3.6, 1.6, 3.6], [-1.6, 1.3, -2], 2.4), shape: 'plain' },
  { cam: camera([0.4, 1.55, 4.4], [0.7, 1.25, 0.5], 3.1), shape: 'tall' },
  { cam: camera([5.4, 2.3, 6.6], [-0.6, 1.5, -4], 2), shape: 'wide' },
  { cam: camera([-4.4, 1.6, 3.2], [-1.6, 1.4, -1], 2.6), shape: 'plain' },
  { cam: camera([1.6, 1.6, 2.2], [3.6, 1.35, -1.6], 2.9), shape: 'plain' },
  { cam: camera([-6.2, 3.4, 5.4], [1.4, 0.9, -3], 1.7), shape: 'wide' },
]
const BUILDING = [
  { cam: camera([-9, 1.9, 18], [0.2, 4.1, -2], 2.15), shape: 'wide' },
  { cam: camera([3, 1.5, 14], [2, 4.6, -2], 1.5), shape: 'tall' },
  { cam: camera([14, 1.7, 14], [-1.4, 4.2, -2], 2), shape: 'plain', light: [0.75, 0.6, 0.5] },
  { cam: camera([-2, 1.6, 21], [0.6, 4.4, -2], 2.3), shape: 'wide', evening: 1 },
  { cam: camera([-12, 1.5, 7.4], [-3, 4.2, -1], 1.9), shape: 'plain' },
  { cam: camera([6.4, 1.6, 7.6], [-2.2, 4.6, -1], 1.6), shape: 'plain', light: [0.5, 0.7, 0.6] },
]
const BRIDGE = [
  { cam: camera([-6, 1.9, 6], [1, 4.6, -20], 1.9), shape: 'wide' },
  { cam: camera([9, 2.6, 5], [-2, 4.4, -20], 2.2), shape: 'plain', light: [0.7, 0.45, -0.3] },
  { cam: camera([-16, 2.2, 0], [4, 4.4, -17], 2), shape: 'plain' },
  { cam: camera([2, 1.5, 2], [0, 5, -20], 2.6), shape: 'tall' },
  { cam: camera([0, 6.4, 10], [-1.5, 4, -20], 2.4), shape: 'wide', light: [-0.4, 0.3, -0.7] },
]
const WORKSHOP = [
  { cam: camera([-3.6, 1.5, 4.2], [-1.6, 0.8, -1], 2.2), shape: 'plain' },
  { cam: camera([0.4, 4.2, 5.2], [0.2, 0.6, -2], 2.2), shape: 'wide' },
  { cam: camera([4.6, 1.6, 3], [1.4, 0.8, -1.6], 2.3), shape: 'plain' },
  { cam: camera([-0.4, 1.4, 0.6], [-0.2, 0.9, -4], 2.4), shape: 'plain' },
]
const DESK = [
  { cam: camera([-3.6, 1.9, 7.6], [0.4, 1.3, -1], 1.8), shape: 'plain' },
  { cam: camera([5.2, 3.4, 6.8], [-0.6, 0.9, 0], 1.9), shape: 'wide' },
  { cam: camera([-5.4, 1.7, 2.4], [1, 1.2, -0.4], 1.9), shape: 'plain' },
  { cam: camera([0.2, 1.7, 8.6], [0, 1.5, -1], 2.3), shape: 'plain' },
]
const PRESS = [
  { cam: camera([-4.4, 1.7, 2.6], [1.2, 1.5, -4], 1.9), shape: 'plain' },
  { cam: camera([0.6, 2.1, 4.8], [0, 1.6, -6], 1.9), shape: 'wide' },
  { cam: camera([4.2, 1.5, 2.2], [-1, 1.5, -3], 2), shape: 'plain' },
  { cam: camera([0.8, 1.6, -3.4], [-0.6, 1.4, 1.2], 1.9), shape: 'plain' },
]
const PORT = [
  { cam: camera([-17, 2.4, 15], [2, 4.6, -8], 1.8), shape: 'wide' },
  { cam: camera([3, 3.2, 24], [-1, 5.2, -6], 1.9), shape: 'plain' },
  { cam: camera([16, 2, 8], [-2, 5, -10], 1.7), shape: 'plain' },
  { cam: camera([-4, 1.8, 9], [-1.4, 6.4, -10], 1.6), shape: 'plain', light: [0.7, 0.45, 0.4] },
]
const TURBINES = [
  { cam: camera([-2, 3.2, 10], [1, 5, -20], 1.7), shape: 'plain' },
  { cam: camera([9, 2.6, 6], [-1, 6.4, -16], 1.5), shape: 'wide' },
  { cam: camera([-14, 6, 4], [2, 4, -20], 1.9), shape: 'plain', light: [-0.6, 0.5, 0.5] },
  { cam: camera([2, 2.4, -2], [3.4, 7, -20], 1.6), shape: 'plain' },
]
const TRAM = [
  { cam: camera([1.9, 1.7, 7.5], [-0.6, 2.6, -8], 1.7), shape: 'plain' },
  { cam: camera([-2.6, 3.6, 9], [0.8, 1.8, -8], 2), shape: 'wide' },
  { cam: camera([3.4, 1.6, 2], [-1, 2.4, -9], 1.8), shape: 'plain', evening: 1 },
  { cam: camera([-0.4, 1.5, 6], [0.4, 3.2, -8], 1.6), shape: 'plain' },
]
const SPEECH = [
  { who: 'olena-horbenko', side: -1, shift: 0.8, shape: 'plain' },
  { who: 'bohdan-tkachuk', side: 1, shift: -0.8, shape: 'plain', turn: { yaw: -0.35, pitch: 0.08 } },
  { who: 'vira-rudenko-shulz', side: 1, shift: 0, shape: 'tall', turn: { yaw: 0.55 } },
  { who: 'yaroslav-lisovyi', side: 1, shift: -0.9, shape: 'wide', turn: { yaw: 0.6 } },
  { who: 'severyn-zaichenko', side: -1, shift: 0.7, shape: 'plain', turn: { yaw: -0.5 } },
  { who: 'aylin-demirkaya', side: 1, shift: -0.6, shape: 'plain', turn: { yaw: 0.5 } },
  { who: 'taras-savytskyi', side: 1, shift: 0, shape: 'tall', turn: { yaw: 0.4 } },
  { who: 'tobe-nwachuku', side: -1, shift: 0.9, shape: 'wide', turn: { yaw: -0.55 } },
  { who: 'daryna-ostapchuk', side: 1, shift: -0.7, shape: 'plain', turn: { yaw: 0.45 } },
  { who: 'petr-vondrachek', side: 1, shift: -0.7, shape: 'wide' },
  { who: 'solomiia-dovhan', side: -1, shift: 0.5, shape: 'plain', turn: { yaw: -0.4 } },
  { who: 'ostap-hnatiuk', side: -1, shift: 0.2, shape: 'tall', turn: { yaw: -0.35 } },
]

/** How far a photographer walks in each room: eye, aim, zoom. */
const ROOMS = {
  hall: { make: hall, bases: HALL, count: 40, lines: 205, walk: [1.1, 1.3, 0.16] },
  panel: { make: panel, bases: PANEL, count: 40, lines: 185, walk: [0.6, 0.4, 0.16], guests: 4 },
  foyer: { make: foyer, bases: FOYER, count: 40, lines: 170, walk: [0.8, 0.9, 0.16], guests: 14 },
  building: { make: building, bases: BUILDING, count: 24, lines: 180, walk: [2, 1.4, 0.2] },
  bridge: { make: bridge, bases: BRIDGE, count: 16, lines: 180, walk: [4, 3, 0.22] },
  workshop: { make: workshop, bases: WORKSHOP, count: 8, lines: 185, walk: [0.5, 0.5, 0.14] },
  desk: { make: desk, bases: DESK, count: 8, lines: 185, walk: [0.6, 0.4, 0.14] },
  press: { make: press, bases: PRESS, count: 8, lines: 185, walk: [0.5, 0.5, 0.14] },
  port: { make: port, bases: PORT, count: 8, lines: 180, walk: [2, 1.4, 0.16] },
  turbines: { make: turbines, bases: TURBINES, count: 8, lines: 180, walk: [2, 1.6, 0.16] },
  tram: { make: tram, bases: TRAM, count: 8, lines: 180, walk: [0.5, 0.5, 0.12] },
}

/** Pictures that pages show from edge to edge: cut finer, so that no line is wider than a hair there. */
const EDGE_TO_EDGE = new Set(['hall/03', 'foyer/03', 'bridge/02', 'building/02', 'press/04'])

/** Size of the picture and the number of its tones, for the big ones (01–10) and for the rest. */
const frame = (key, shape, big) => {
  const [w, h] = SHAPES[shape]
  const usual = shape === 'tall' ? (big ? 880 : 720) : big ? 1200 : 960
  const width = EDGE_TO_EDGE.has(key) ? 1920 : usual
  return { width, height: Math.round((width * h) / w), steps: big ? 4 : 3 }
}
const finer = (key) => (EDGE_TO_EDGE.has(key) ? 1.5 : 1)
const numbered = (kind, n) => `${kind}/${String(n).padStart(2, '0')}`

const roomShots = ([kind, { make, bases, count, lines, walk, guests }]) =>
  Array.from({ length: count }, (_, i) => {
    const key = numbered(kind, i + 1)
    const next = chance(seedOf(key))
    const { cam, shape, ...rest } = bases[i % bases.length]
    const again = i >= bases.length
    const form = again && next() < 0.25 ? (shape === 'plain' ? 'wide' : 'plain') : shape
    const settings = {
      ...rest,
      cam: again ? moved(cam, next, ...walk) : cam,
      seed: again ? i : 0,
      ...(guests && { people: peopleFrom(i, guests) }),
      ...(kind === 'building' && again && next() < 0.3 && { evening: 1 }),
    }
    const mirror = again && kind !== 'building' && next() < 0.4
    const density = form === 'tall' ? 0.68 : 1
    return { key, ...frame(key, form, i < 10), lines: lines * density * finer(key) * (i < 10 ? 1 : 0.84), mirror, make, settings }
  })

const speechShots = Array.from({ length: 40 }, (_, i) => {
  const key = numbered('speech', i + 1)
  const next = chance(seedOf(key))
  const base = SPEECH[i % SPEECH.length]
  const again = i >= SPEECH.length
  const looks = again ? guest(100 + i) : compsPeople[base.who]
  const side = again ? (looks.yaw > 0 ? 1 : -1) : base.side
  const shift = again ? -side * (base.shape === 'tall' ? 0.1 : 0.35 + 0.6 * next()) : base.shift
  const person = { ...looks, ...(again ? {} : base.turn) }
  const settings = { person, side, shift, zoom: again ? 3.3 + next() : 3.7, rays: again ? 5 + Math.floor(next() * 5) : 7 }
  const density = base.shape === 'tall' ? 0.72 : 1
  return { key, ...frame(key, base.shape, i < 10), lines: 142 * density, relief: 2, mirror: false, make: speech, settings }
})

export const shots = [...Object.entries(ROOMS).flatMap(roomShots), ...speechShots]
