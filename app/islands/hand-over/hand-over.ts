/** The last step on the site before the provider's page: what a visitor would press there, a form's button or a link, is done at once. */
export function start(way: HTMLElement): void {
  if (way instanceof HTMLFormElement) way.submit()
  else if (way instanceof HTMLAnchorElement) location.assign(way.href)
}
