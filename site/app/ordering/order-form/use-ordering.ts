import { stopped } from '@forum/design/form/form-answer.ts'
import { postForm } from '@forum/design/form/post-form.ts'
import { codeField } from '@forum/domain/order/promo-code.ts'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { OrderAnswer, OrderReply } from './order-answer.ts'
import { addTabKey } from './tab-key.ts'

/** Submits the order form once without leaving the page, then goes to payment. */
export function useOrdering(form: RefObject<HTMLFormElement | null>, onAnswer: (answer: OrderAnswer) => void) {
  const isOnItsWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [answers, setAnswers] = useState(0)

  useEffect(() => {
    if (answers > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answers, form])
  // Back from payment may restore this page from the back/forward cache.
  useEffect(() => {
    const free = () => {
      isOnItsWay.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', free)
    return () => window.removeEventListener('pageshow', free)
  }, [])

  async function send(element: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
    const onStop = (formError: Parameters<typeof stopped>[0]) => ({ ...stopped(formError), choice: null })
    const reply = await postForm<OrderReply>(element, onStop, pressed)
    if (!reply.isKept) {
      onAnswer(reply)
      setAnswers((count) => count + 1)
    } else if (reply.to === null) return element.submit()
    else return location.assign(reply.to)
    isOnItsWay.current = false
    setBusy(false)
  }

  return {
    isBusy,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isOnItsWay.current) return
      isOnItsWay.current = true
      setBusy(true)
      const form = event.currentTarget
      addTabKey(form)
      // Where that fails the browser sends it.
      send(form, meantBy(form, event.nativeEvent.submitter)).catch(() => form.submit())
    },
  }
}

/** Enter, or a phone's "Go", presses the form's first button, which orders; in the field of the code it means the code. */
function meantBy(form: HTMLFormElement, pressed: HTMLElement | null): HTMLElement | null {
  const isOfCode = pressed?.getAttribute('value') === 'order' && document.activeElement?.getAttribute('name') === codeField
  return isOfCode ? form.querySelector<HTMLElement>('button[value=code]') : pressed
}
