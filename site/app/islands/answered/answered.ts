// Shows whether the telephone is answered now, by server time; updated every minute.
import { isAnswered } from '#domain/contact/working-hours.ts'
import { filled } from '#domain/localisation/filled.ts'
import { clockAt } from '#domain/time/kyiv-time.ts'
import type { Drawn } from '../../attributes/attributes.ts'
import { serverNow } from '../../blocks/server-clock/server-now.ts'

const minute = 60_000

/** `data-rendered`: server time of rendering; `data-yes` and `data-no`: texts with `{time}`. */
export function start(line: Drawn): void {
  const { rendered, yes = '', no = '' } = line.dataset
  const say = () => {
    const now = serverNow(Number(rendered))
    line.textContent = filled(isAnswered(now) ? yes : no, { time: clockAt(now) })
  }
  say()
  setInterval(say, minute)
}
