import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { piecesId } from '../../page-marks.ts'

/**
 * Of a page that the client draws, all is laid out at once, also where the starter has not come to the end of the first one: the place to
 * which the router takes who comes back depends on the height of all above it. Stands before the router's part for that.
 */
export function LaidOut() {
  const { key } = useLocation()
  const first = useRef(key)
  useLayoutEffect(() => {
    const rules = document.getElementById(piecesId)
    if (key !== first.current && rules instanceof HTMLStyleElement) rules.media = 'not all'
  }, [key])
  return null
}
