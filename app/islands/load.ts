// The one script that a page names: starts what moves on it. Elements with `data-island` are hydrated by React, those with `data-module` get a
// plain module, each by itself, at the moment that `data-when` says, or when they are touched. Everything else of the page is HTML.
import type { ComponentType } from 'react'
import { startFrame } from './frame/frame.ts'
import { takePicturesBelow } from './frame/pictures-below.ts'
import { whenIdle, whenLoaded } from './idle.ts'
import { type IslandName, islands } from './islands.ts'
import { isAnswering, reloadForLostScript } from './lost-script.ts'
import { type Module, modules } from './modules.ts'
import { partSwapped } from './swapped-event.ts'

const alive = '[data-island],[data-module]'
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

const started = new WeakSet<HTMLElement>()
/** What a control belongs to: the dialog that it opens, or what it stands in. */
const ownerOf = (control: HTMLElement) =>
  document.getElementById(control.dataset.opens ?? '') ?? control.closest<HTMLElement>(alive)
/** Whether it answers to events by itself. */
const isAwake = (element: HTMLElement) => element.dataset.awake !== undefined

declare global {
  interface Window {
    /** Of early.js. */
    earlyPresses?: { presses: HTMLElement[]; end(): void }
  }
}

/** Controls that were pressed before what they belong to was awake, in their order. */
const presses = window.earlyPresses?.presses ?? []

/** Has everything within `root` start in its time: the page, or a part that was put into it. */
function wake(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(alive)) {
    const { when = 'idle' } = element.dataset
    if (when === 'visible') near.observe(element.firstElementChild ?? element)
    else if (when === 'idle' || (when === 'kept' && hasKept())) whenIdle(() => void start(element))
  }
  whenIdle(() => takePicturesBelow(root))
}

/** Whether this browser has kept anything of the site: stars, or a choice. Who comes for the first time need not be sent what draws them. */
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
      const element = target.closest<HTMLElement>(alive)
      if (element) void start(element)
    }
  },
  { rootMargin: '200px' },
)

async function start(element: HTMLElement): Promise<void> {
  if (started.has(element)) return
  started.add(element)
  const { island, module } = element.dataset
  const scripts = Promise.all([
    module ? modules[module]?.() : null,
    island ? Promise.all([import('./hydrate.tsx'), islands[island as IslandName].load()]) : null,
  ])
  const loaded = await scripts.catch(async (error) => {
    console.error(error)
    started.delete(element)
    await doWithout(presses.splice(0).find((press) => press instanceof HTMLAnchorElement))
  })
  if (loaded) await enliven(element, loaded)
  repeatPresses()
}

type Loaded = [Module | null | undefined, [{ hydrate: typeof import('./hydrate.tsx').hydrate }, unknown] | null]

/** What does not come to life, because something has changed the page under it, stays the HTML that it is. */
async function enliven(element: HTMLElement, [module, island]: Loaded): Promise<void> {
  try {
    module?.start(element)
    if (island) await island[0].hydrate(element, island[1] as ComponentType<object>)
  } catch (error) {
    console.error(error)
  }
  element.dataset.awake = ''
}

/** A script is gone. `pressed`: a link that waited for it; it leads to a page of the build that took this one's place, or to a letter. */
async function doWithout(pressed: HTMLAnchorElement | undefined): Promise<void> {
  const isPage = pressed?.protocol === location.protocol
  const isGone = isPage ? !(await isAnswering()) : await reloadForLostScript()
  if (pressed && !isGone) location.assign(pressed.href)
}

/** Repeats, in their order, the presses on what is awake now. */
function repeatPresses(): void {
  for (let first = presses[0]; first; first = presses[0]) {
    const owner = ownerOf(first)
    if (owner && !isAwake(owner)) return void start(owner)
    presses.shift()
    first.click()
  }
}

/** A press on what works with scripts only (`data-press`) is kept until its island stands; links and forms without that mark are the browser's. */
function onClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null
  const owner = control && ownerOf(control)
  if (!control || !owner || isAwake(owner)) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  presses.push(control)
  repeatPresses()
}

function onTouch({ target }: Event): void {
  if (!(target instanceof Element)) return
  const [opener, around] = [target.closest<HTMLElement>('[data-opens]'), target.closest<HTMLElement>(alive)]
  const opened = opener && ownerOf(opener)
  if (opened) void start(opened)
  if (around) void start(around)
}

addEventListener('click', onClick, true)
addEventListener(partSwapped, ({ target }) => wake(target as HTMLElement))
window.earlyPresses?.end()
for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true })
// The script may come before the end of the page has.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true })
else begin()
whenLoaded(() => wake(document))

function begin(): void {
  startFrame()
  repeatPresses()
  document.documentElement.dataset.loaded = ''
}
