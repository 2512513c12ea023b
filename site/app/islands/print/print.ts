/** A button that prints the page. */
export function start(button: HTMLElement): void {
  button.addEventListener('click', () => print())
}
