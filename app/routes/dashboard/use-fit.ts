// Measures what the browser really draws and takes the first size at which nothing overflows: screens never scroll and never cut.
import { type RefObject, useLayoutEffect } from 'react'
import { cardSteps, equalised, minSize, minUnbroken, nextSteps, type RoomStep, roomSteps } from './fit.ts'

/** Here the screen is somebody's phone, and scrolls (as in the style sheets). */
const phone = '(max-width: 760px)'

/** Fits a room's screen: its `h1`, and those on stage. `content`: changes whenever there is something else to fit. */
export function useRoomFit(screen: RefObject<HTMLElement | null>, content: string, best: RoomStep['people']): void {
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
    // At first no word may break; when one is longer than the screen is wide it must.
    element.dataset.probing = ''
    const isHeld = steps.some(holds)
    delete element.dataset.probing
    if (!isHeld) steps.some(holds)
  })
}

/** What comes next takes at most this part of a band's height. */
const maxNext = 0.27

/** Fits the screen of all rooms: titles are made as large as their place allows, and equal as far as that goes. */
export function useRoomsFit(screen: RefObject<HTMLElement | null>, content: string, count: number): void {
  useFitting(screen, content, () => {
    const element = screen.current
    if (!element) return
    const { clientWidth, clientHeight } = document.documentElement
    const bands = Number(element.dataset.bands ?? 1)
    const shown = (boxes: string) => [...element.querySelectorAll<HTMLElement>(`section:not([data-waiting]) > ${boxes}`)]
    delete element.dataset.tall
    const next = shown('[data-next]')
    const rows = new Set(next.map((one) => one.offsetTop)).size
    // Upright, what comes next stands beside what is on, and has its height.
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
    // Whoever spaces letters and lines out has no size at which all is held: then it scrolls, and can be read.
    element.dataset.tall = ''
    for (const box of [...next, ...cards]) setSizes([box], [minUnbroken])
  })
}

/** The largest size at which the title within `box` stays in it, whole words first. `allows` also judges the height that is taken. */
function largestHeld(box: HTMLElement, steps: readonly number[], allows = (_: number) => true): number {
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

function setSizes(boxes: readonly HTMLElement[], sizes: readonly number[]): void {
  for (const [index, box] of boxes.entries()) box.style.setProperty('--title', String(sizes[index]))
}

/** What on a screen takes another size when a font comes. */
const texts = 'h1, h3, p, li'

/**
 * Runs `measure` when the content changes, the screen does, or what is written on it, as by a font that comes late. `measure` leaves the sizes at which nothing changes any more.
 */
function useFitting(screen: RefObject<HTMLElement | null>, content: string, measure: () => void): void {
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
