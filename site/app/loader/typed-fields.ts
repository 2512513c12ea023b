// Saves the fields of an island, so that their text survives a new rendering.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Typed = { field: Field; place: string; value: string; isChecked: boolean; hadFocus: boolean }

const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked

/** The fields by key: name, and position among fields of that name. */
function fieldsOf(island: HTMLElement): [place: string, field: Field][] {
  const counts = new Map<string, number>()
  return [...island.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')].map((field) => {
    const count = counts.get(field.name) ?? 0
    counts.set(field.name, count + 1)
    return [`${field.name} ${count}`, field]
  })
}

export function typedIn(island: HTMLElement): Typed[] {
  return fieldsOf(island).map(([place, field]) => ({
    field,
    place,
    value: field.value,
    isChecked: isTicked(field),
    hadFocus: field === document.activeElement,
  }))
}

/** Restores text and focus in fields that were replaced by new elements, and fires their events. */
export function putBack(island: HTMLElement, typed: readonly Typed[]): void {
  const fields = new Map(fieldsOf(island))
  for (const { field: before, place, value, isChecked, hadFocus } of typed) {
    const field = fields.get(place)
    if (!field || field === before) continue
    if (hadFocus) field.focus({ preventScroll: true })
    if (isTicked(field) !== isChecked) field.click()
    else if (field.value !== value) {
      field.value = value
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
}

/** Adds what was typed into fields that `island` does not have, hidden, to its form: it is sent with the others, and the answer shows it. */
export function keepUnseen(island: HTMLElement, typed: readonly Typed[]): void {
  const seen = new Set(fieldsOf(island).map(([place]) => place))
  for (const { field, place, value, isChecked } of typed) {
    const isLeft = (field.type === 'checkbox' || field.type === 'radio') && !isChecked
    if (seen.has(place) || isLeft || field.name === '' || value === '') continue
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name: field.name, value })
    island.querySelector('form')?.append(hidden)
  }
}
