/** Milliseconds after which nothing is waited for any more; the same form may then be sent again, and is kept once. */
const timeout = 30_000

/** Why the site did not look at a form, by the status of its answer. */
const reasons: Readonly<Record<number, 'tooLarge' | 'tooMany'>> = { 413: 'tooLarge', 429: 'tooMany' }

/** Sends the fields of `form`, with the button that was pressed, to where it belongs. Never throws: without an answer it gives what `onStop` makes of the reason. */
export async function postForm<Reply>(
  form: HTMLFormElement,
  onStop: (formError: 'tooLarge' | 'tooMany' | 'refused' | 'unanswered') => Reply,
  pressed: HTMLElement | null = null,
): Promise<Reply> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, pressed)) if (typeof value === 'string') fields.append(name, value)
  try {
    const response = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
      signal: AbortSignal.timeout(timeout),
    })
    if (response.headers.get('content-type')?.startsWith('application/json')) return await response.json()
    return onStop(reasons[response.status] ?? 'refused')
  } catch {
    return onStop('unanswered')
  }
}
