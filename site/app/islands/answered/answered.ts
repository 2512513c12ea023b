// Shows whether the telephone is answered now, by server time; updated every minute.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { isAnswered } from '@forum/domain/contact/working-hours.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { serverNow } from '@forum/site/app/blocks/server-clock/server-now.ts'

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
