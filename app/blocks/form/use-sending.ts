import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FormAnswer, type FormReply, stopped } from './form-answer.ts'
import { postForm } from './post-form.ts'

/**
 * Sends a form without leaving the page, and once only; then goes on to the page that says thanks, if there is one. `token`: with which the
 * page was drawn; `drawn`: the answer because of which it was drawn, where no scripts carried the form.
 */
export function useSending(token: string, drawn?: FormAnswer) {
  const ref = useRef<HTMLFormElement>(null)
  const isOnItsWay = useRef(false)
  const latestToken = useRef(drawn?.token ?? token)
  const [isBusy, setBusy] = useState(false)
  const [reply, setReply] = useState<FormReply>()
  const answer = reply?.isKept ? undefined : (reply ?? drawn)
  if (answer?.token) latestToken.current = answer.token

  useEffect(() => {
    if (reply && !reply.isKept) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [reply])

  async function send(form: HTMLFormElement): Promise<void> {
    isOnItsWay.current = true
    setBusy(true)
    const next = await postForm<FormReply>(form, stopped)
    setReply(next)
    if (next.isKept && next.to) location.assign(next.to)
    isOnItsWay.current = false
    setBusy(false)
  }

  return {
    isBusy,
    isKept: reply?.isKept ?? false,
    answer,
    token: latestToken.current,
    /** Drawn by the server because of a fault: then the page itself sets the focus. */
    isDrawnAnew: drawn !== undefined && reply === undefined,
    form: {
      ref,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (!isOnItsWay.current) void send(event.currentTarget)
      },
    },
  }
}
