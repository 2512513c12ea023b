import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ProgrammeQuery, parseQuery, searchOf } from './programme-address.ts'

/** Milliseconds without a key after which the list and the address follow what was typed. */
const pause = 250

/** Handlers of the form that keep list and address in step with its fields; the page stays where it is, and so does the focus. */
export function useProgrammeFilter(form: RefObject<HTMLFormElement | null>, query: ProgrammeQuery) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = searchOf(query)
  const own = useRef(current)

  const send = () => {
    clearTimeout(timer.current)
    const isLeaving = next !== undefined && next.pathname !== pathname
    if (!form.current || isLeaving) return
    const search = searchOf(parseQuery(new URLSearchParams(textsOf(form.current))))
    if (search === own.current) return
    own.current = search
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
  const latest = useRef(send)
  latest.current = send

  // Another address than the one that these fields wrote: a tab, a link, the browser's history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the fields.
  useEffect(() => {
    if (current === own.current) return
    clearTimeout(timer.current)
    own.current = current
    if (form.current) fill(form.current, query)
  }, [current])

  // What was typed before this script ran counts too.
  useEffect(() => {
    latest.current()
    return () => clearTimeout(timer.current)
  }, [])

  return {
    onInput(event: FormEvent<HTMLFormElement>) {
      clearTimeout(timer.current)
      const isTyping = event.target instanceof HTMLInputElement
      timer.current = setTimeout(() => latest.current(), isTyping ? pause : 0)
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      send()
    },
  }
}

function textsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)])
}

function fill(form: HTMLFormElement, { text, room, language }: ProgrammeQuery): void {
  const values = { q: text, room: room ?? '', language: language ?? '' }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}
