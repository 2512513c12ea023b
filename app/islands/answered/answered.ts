// Whether the telephone is answered just now, by the server's clock: said anew each minute.
import { isAnswered } from '#domain/contact/working-hours.ts'
import { filled } from '#domain/localisation/filled.ts'
import { clockAt } from '#domain/programme/kyiv-time.ts'
import { serverNow } from '../../blocks/server-clock/server-now.ts'

const minute = 60_000

/** `data-rendered`: the server's clock when the page was drawn; `data-yes` and `data-no`: what is said, with a place for the `{time}`. */
export function start(line: HTMLElement): void {
  const { rendered, yes = '', no = '' } = line.dataset
  const say = () => {
    const now = serverNow(Number(rendered))
    line.textContent = filled(isAnswered(now) ? yes : no, { time: clockAt(now) })
  }
  say()
  setInterval(say, minute)
}
