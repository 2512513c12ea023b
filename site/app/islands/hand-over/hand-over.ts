/** The last step before the payment provider: submits the form or follows the link automatically. */
export function start(way: HTMLElement): void {
  if (way instanceof HTMLFormElement) way.submit()
  else if (way instanceof HTMLAnchorElement) location.assign(way.href)
}
