import { signalAfter } from '../ui/scripts/signal-after.ts'

/** Timeout, milliseconds. The form can be sent again and is stored only once. */
const timeout = 30_000

/** Errors by HTTP status. */
const reasons: Readonly<Record<number, 'tooLarge' | 'tooMany'>> = { 413: 'tooLarge', 429: 'tooMany' }

/** Sends `form` with the pressed button. Never throws: without an answer it returns the result of `onStop`. */
export async function postForm<Reply>(
  form: HTMLFormElement,
  onStop: (formError: 'tooLarge' | 'tooMany' | 'refused' | 'unanswered') => Reply,
  pressed: HTMLElement | null = null,
): Promise<Reply> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  // Chrome before 112 and Safari before 16.4 leave out the pressed button, and then every button would send the form.
  if (pressed instanceof HTMLButtonElement && pressed.name) fields.append(pressed.name, pressed.value)
  try {
    const response = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
      signal: signalAfter(timeout),
    })
    if (response.headers.get('content-type')?.startsWith('application/json')) return await response.json()
    return onStop(reasons[response.status] ?? 'refused')
  } catch {
    return onStop('unanswered')
  }
}
