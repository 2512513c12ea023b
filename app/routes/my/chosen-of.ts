import type { SessionKey } from '#domain/programme/selection.ts'
import type { MyView } from './my-view.ts'

/** What of the view is chosen: days with nothing of it are left out. */
export function chosenOf(
  { days, untimed }: Pick<MyView, 'days' | 'untimed'>,
  keys: readonly SessionKey[],
): Pick<MyView, 'days' | 'untimed'> {
  const isChosen = (key: SessionKey | undefined) => key !== undefined && keys.includes(key)
  return {
    days: days
      .map((day) => ({ ...day, items: day.items.filter((item) => isChosen(item.key)) }))
      .filter(({ items }) => items.length > 0),
    untimed: untimed.filter(({ star }) => isChosen(star?.key)),
  }
}
