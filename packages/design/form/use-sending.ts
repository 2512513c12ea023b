import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FormAnswer, type FormReply, stopped } from './form-answer.ts'
import { postForm } from './post-form.ts'

/**
 * Sends a form once without leaving the page, then goes to the thank-you page if there is one. `token`: of the page; `drawn`: the answer from which
 * it was drawn, without scripts.
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
    /** After an error without scripts the page itself sets the focus. */
    isDrawnAnew: drawn !== undefined && reply === undefined,
    form: {
      ref,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        const form = event.currentTarget
        // Where that fails the browser sends it.
        if (!isOnItsWay.current) send(form).catch(() => form.submit())
      },
    },
  }
}
