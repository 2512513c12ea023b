// Measures the rendered screen and takes the first size without overflow: screens never scroll or cut text.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all } from '@forum/design/attributes/find.ts'
import { type RefObject, useLayoutEffect } from 'react'
import { cardSteps, equalised, minSize, minUnbroken, nextSteps, type RoomStep, roomSteps } from './fit.ts'

/** Below this width the screen scrolls (as in the style sheets). */
const phone = '(max-width: 760px)'

/** Fits a room's screen: its `h1` and people. `content`: changes with the content. */
export function useRoomFit(screen: RefObject<Drawn | null>, content: string, best: RoomStep['people']): void {
  useFitting(screen, content, () => {
    const element = screen.current
    const title = element?.querySelector('h1')
    if (!element || !title) return
    const { clientWidth, clientHeight } = document.documentElement
    const min = Math.max(minSize, (minSize * clientHeight) / Math.min(clientWidth, clientHeight))
    const steps = roomSteps(best, min)
    const holds = ({ size, people }: RoomStep) => {
      element.style.setProperty('--size', String(size))
      element.dataset.people = people
      return element.scrollHeight <= clientHeight + 1 && title.scrollWidth <= title.clientWidth
    }
    // First without breaking words; if a word is wider than the screen, with breaking.
    element.dataset.probing = ''
    const isHeld = steps.some(holds)
    delete element.dataset.probing
    if (!isHeld) steps.some(holds)
  })
}

/** Maximum share of a band's height for next sessions. */
const maxNext = 0.27

/** Fits the screen of all rooms: titles as large as possible, and equal where possible. */
export function useRoomsFit(screen: RefObject<Drawn | null>, content: string, count: number): void {
  useFitting(screen, content, () => {
    const element = screen.current
    if (!element) return
    const { clientWidth, clientHeight } = document.documentElement
    const bands = Number(element.dataset.bands ?? 1)
    const shown = (boxes: '[data-next]' | '[data-card]') => all(`section:not([data-waiting]) > ${boxes}`, element)
    delete element.dataset.tall
    const next = shown('[data-next]')
    const rows = new Set(next.map((one) => one.offsetTop)).size
    // On an upright screen next sessions are beside the current ones, with the same height.
    const isBeside = bands === 1 && clientHeight > clientWidth
    const max = isBeside ? clientHeight : (clientHeight * maxNext) / rows
    setSizes(
      next,
      equalised(
        next.map((one) => largestHeld(one, nextSteps(bands), (box) => box <= max)),
        'next',
      ),
    )
    const cards = shown('[data-card]')
    const steps = cardSteps(Math.min(cards.length, count), (clientHeight / clientWidth) * (16 / 9))
    setSizes(
      cards,
      equalised(
        cards.map((card) => largestHeld(card, steps)),
        'card',
      ),
    )
    const isHeld = [...next, ...cards].every((box) => box.scrollHeight <= box.offsetHeight + 1)
    if (isHeld && element.scrollHeight <= clientHeight + 1) return
    // With user-defined spacing no size may fit: then the screen scrolls.
    element.dataset.tall = ''
    for (const box of [...next, ...cards]) setSizes([box], [minUnbroken])
  })
}

/** The largest size at which the title fits in `box`, first with whole words. `allows` also checks the height. */
function largestHeld(box: Drawn, steps: readonly number[], allows = (_: number) => true): number {
  const title = box.querySelector('h3')
  if (!title) return 0
  const padding = Number.parseFloat(getComputedStyle(box).paddingBottom)
  const holds = (size: number) => {
    setSizes([box], [size])
    const taken = title.getBoundingClientRect().bottom + padding - box.getBoundingClientRect().top
    return taken <= box.offsetHeight + 1 && title.scrollWidth <= title.clientWidth && allows(taken)
  }
  box.dataset.probing = ''
  const whole = steps.find((size) => size >= minUnbroken && holds(size))
  delete box.dataset.probing
  return whole ?? steps.find((size) => size < minUnbroken && holds(size)) ?? steps.at(-1) ?? 0
}

function setSizes(boxes: readonly Drawn[], sizes: readonly number[]): void {
  for (const [index, box] of boxes.entries()) box.style.setProperty('--title', String(sizes[index]))
}

/** Elements whose size changes when a font loads. */
const texts = 'h1, h3, p, li'

/** Runs `measure` when content, screen or text size changes, for instance by a late font. `measure` must be stable: running it again changes nothing. */
function useFitting(screen: RefObject<Drawn | null>, content: string, measure: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the document; the content says when that has changed.
  useLayoutEffect(() => {
    const fitScreen = () => {
      if (!matchMedia(phone).matches) measure()
    }
    fitScreen()
    let frame = 0
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fitScreen)
    })
    for (const text of screen.current?.querySelectorAll(texts) ?? []) watch.observe(text)
    window.addEventListener('resize', fitScreen)
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      window.removeEventListener('resize', fitScreen)
    }
  }, [content])
}
