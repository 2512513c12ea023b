import { type SubmitEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer, KeptInPlace } from './form-answer.ts'

/**
 * Sends a form without leaving the page, and once only. `token`: with which the page was drawn; `drawn`: the answer because of which it
 * was drawn, where no scripts carried the form.
 */
export function useSending(token: string, drawn?: FormAnswer) {
  const { Form, state, data } = useFetcher<FormAnswer | KeptInPlace>()
  const ref = useRef<HTMLFormElement>(null)
  const latestToken = useRef(drawn?.token ?? token)
  const isBusy = state !== 'idle'
  const isKept = data?.isKept ?? false
  const answer = data?.isKept ? undefined : (data ?? drawn)
  if (answer?.token) latestToken.current = answer.token

  useEffect(() => {
    if (data && !data.isKept) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [data])

  return {
    Form,
    isBusy,
    isKept,
    answer,
    token: latestToken.current,
    /** Drawn by the server because of a fault: then the page itself sets the focus. */
    isDrawnAnew: drawn !== undefined && data === undefined,
    form: {
      ref,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        if (isBusy) event.preventDefault()
      },
    },
  }
}
