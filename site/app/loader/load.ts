// Runs after the first frame of the whole document (early.js): starts the islands of the page. Elements with `data-island` are hydrated by React, those
// with `data-module` get a plain module, each separately, when `data-when` says or on touch. Everything else is HTML.

import type { DataSelector, Drawn } from '@forum/design/attributes/attributes.ts'
import type { ComponentType } from 'react'
import { startFrame } from '../islands/frame/frame.ts'
import { takePicturesBelow } from '../islands/frame/pictures-below.ts'
import { whenIdle, whenLoaded } from '../islands/idle.ts'
import type { IslandName } from '../islands/islands.ts'
import { isAnswering, reloadForLostScript } from '../islands/lost-script.ts'
import { partSwapped } from '../islands/swapped-event.ts'
import { components } from './components.ts'
import type { hydrate } from './hydrate.tsx'
import { type Module, modules } from './modules.ts'

const alive = '[data-island],[data-module]'
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

const started = new WeakSet<Drawn>()
/** The island of a control: the dialog that it opens, or its ancestor. */
const ownerOf = (control: Drawn) => document.getElementById(control.dataset.opens ?? '') ?? control.closest<Drawn>(alive)
/** Whether its event handlers work. */
const isStarted = (element: Drawn) => element.dataset.awake !== undefined

/** A click, and the `aria-pressed` that the visitor saw: a press on a star that shows "not set" sets it, whatever is known by then. */
type Press = { control: Drawn; shown: string | null }

declare global {
  interface Window {
    /** Set by early.js. */
    earlyPresses?: { presses: Press[]; end(): void }
  }
}

/** Clicks on controls whose island was not ready, in order. */
const presses = window.earlyPresses?.presses ?? []

/** Schedules the start of everything in `root`: the page, or a part that was inserted. */
function schedule(root: ParentNode): void {
  for (const element of root.querySelectorAll<Drawn>(alive)) {
    const { when = 'idle' } = element.dataset
    if (when === 'visible') near.observe(element.firstElementChild ?? element)
    else if (when === 'idle' || (when === 'kept' && hasKept())) whenIdle(() => void start(element))
  }
  whenIdle(() => takePicturesBelow(root))
}

/** Whether this browser has stored something of the site: stars, or a choice. First-time visitors do not need the script that shows it. */
function hasKept(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      const element = target.closest<Drawn>(alive)
      if (element) void start(element)
    }
  },
  { rootMargin: '200px' },
)

async function start(element: Drawn): Promise<void> {
  if (started.has(element)) return
  started.add(element)
  const { island, module } = element.dataset
  const scripts = Promise.all([
    // A part that was swapped in can be of a newer build, whose module is not known here.
    module ? modules[module]?.() : null,
    island ? Promise.all([import('./hydrate.tsx'), components[island as IslandName]()]) : null,
  ])
  const loaded = await scripts.catch(async (error) => {
    console.error(error)
    started.delete(element)
    const links = presses.splice(0).flatMap(({ control }) => (control instanceof HTMLAnchorElement ? control : []))
    await doWithout(links[0])
  })
  if (loaded) await startScripts(element, loaded)
  repeatPresses()
}

type Loaded = [Module | null | undefined, [{ hydrate: typeof hydrate }, unknown] | null]

/** If starting fails, because something has changed the page, the HTML stays. */
async function startScripts(element: Drawn, [module, island]: Loaded): Promise<void> {
  try {
    module?.start(element)
    if (island) await island[0].hydrate(element, island[1] as ComponentType<object>)
  } catch (error) {
    console.error(error)
  }
  element.dataset.awake = ''
}

/** A script cannot be loaded. `pressed`: the link that waited for it is followed: to a page of the new build, or to a mail. */
async function doWithout(pressed: HTMLAnchorElement | undefined): Promise<void> {
  const isPage = pressed?.protocol === location.protocol
  const isGone = isPage ? !(await isAnswering()) : await reloadForLostScript()
  if (pressed && !isGone) location.assign(pressed.href)
}

let isRepeating = false

/** Repeats the queued clicks, in order, on islands that are ready. */
function repeatPresses(): void {
  for (let first = presses[0]; first; first = presses[0]) {
    const { control, shown } = first
    const owner = ownerOf(control)
    if (owner && !isStarted(owner)) return void start(owner)
    presses.shift()
    if (shown) control.setAttribute('aria-pressed', shown)
    isRepeating = true
    control.click()
    isRepeating = false
  }
}

/** Clicks on controls that need scripts (`data-press`) are queued until their island is ready, and behind earlier ones; other links and forms are left to the browser. */
function onClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<Drawn>('[data-press]' satisfies DataSelector) : null
  const owner = control && ownerOf(control)
  if (!control || !owner || isRepeating || (isStarted(owner) && presses.length === 0)) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  presses.push({ control, shown: control.getAttribute('aria-pressed') })
  repeatPresses()
}

function onTouch({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof Element)) return
  const [opener, around] = [target.closest<Drawn>('[data-opens]' satisfies DataSelector), target.closest<Drawn>(alive)]
  const opened = opener && ownerOf(opener)
  if (opened) void start(opened)
  if (around) void start(around)
}

addEventListener('click', onClick, true)
addEventListener(partSwapped, ({ target }) => schedule(target as HTMLElement))
window.earlyPresses?.end()
for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true })
begin()
whenLoaded(() => schedule(document))
// Another page or tab has stored the first star: the script that shows it was not needed before.
addEventListener('pageshow', ({ persisted }) => persisted && schedule(document))
addEventListener('storage', () => schedule(document))

function begin(): void {
  startFrame()
  // A field that was touched before this script ran has the focus.
  onTouch({ target: document.activeElement })
  repeatPresses()
  const page: Drawn = document.documentElement
  page.dataset.loaded = ''
}
