/** Id of the live region that the route announcer draws. */
export const announcerId = 'announcer'

/** Long enough for screen readers to notice the change after the focus has moved. */
const delay = 120

let timer: ReturnType<typeof setTimeout> | undefined

/** Has screen readers say `text` when they are done with what they say; a newer text replaces one that is not said yet. */
export function announce(text: string): void {
  write('')
  clearTimeout(timer)
  timer = setTimeout(() => write(text), delay)
}

/** An error page brings a region of its own: the one that stands now is meant. */
function write(text: string): void {
  const region = document.getElementById(announcerId)
  if (region) region.textContent = text
}
