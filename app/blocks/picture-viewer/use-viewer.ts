// The address says which picture is open; opening, turning and closing are navigation that does not scroll the page.
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localePath } from '#domain/address/paths.ts'
import { useLocale } from '../../page-facts.tsx'
import { preloadPicture } from '../../ui/picture/picture.tsx'
import { type Gallery, pathOfPicture, pictureNumber } from './gallery-view.ts'
import { largestViewed, viewedSizes } from './viewed-picture.tsx'

/** State of the history entries that a thumbnail of this page has opened: the entry before them is the page of the gallery. */
export const openedHere = { isOpenedHere: true }

export function thumbnailId(number: number): string {
  return `picture-${number}`
}

type Viewer = {
  dialog: RefObject<HTMLDialogElement | null>
  /** Shows another picture: a number beyond the gallery's ends is that end. */
  turnTo: (choose: (current: number) => number) => void
  close: () => void
  /** For the dialog's own event: however it was closed, the address and the focus follow. */
  closed: () => void
}

/** The dialog that is open while `number` is one. */
export function useViewer({ path, pictures }: Gallery, number: number | null): Viewer {
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(1)
  const followsAddress = useRef(false)
  const locale = useLocale()
  const navigate = useNavigate()
  const { state } = useLocation()

  useEffect(() => {
    const element = dialog.current
    if (number === null) {
      followsAddress.current = element?.open ?? false
      element?.close()
    } else if (element && !element.open) {
      openedAt.current = number
      element.showModal()
    }
  }, [number])

  const next = number === null ? undefined : pictures[number]
  useEffect(() => {
    if (!next) return
    preloadPicture(next.file, largestViewed, viewedSizes(next))
  }, [next])

  const current = () => pictureNumber(new URLSearchParams(window.location.search).get('picture'), pictures.length) ?? null

  return {
    dialog,
    turnTo: (choose) => {
      const from = current()
      if (from === null) return
      const target = Math.min(pictures.length, Math.max(1, choose(from)))
      if (target === from) return
      navigate(localePath(locale, pathOfPicture({ path }, target)), { replace: true, preventScrollReset: true, state })
    },
    close: () => dialog.current?.close(),
    closed: () => {
      // The event comes late: by then Forward may have opened the viewer again.
      const isDone = followsAddress.current
      followsAddress.current = false
      if (dialog.current?.open) return
      if (!isDone && current() !== null) {
        if (isOpenedHere(state)) navigate(-1)
        else navigate(localePath(locale, path), { replace: true, preventScrollReset: true })
      }
      document.getElementById(thumbnailId(openedAt.current))?.focus()
    },
  }
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}
