// Formats Ukrainian numbers as +38 ### ### ## ## while typing (product.md, 7.3); leaves other numbers alone.

const groups = /^(\d{1,3})(\d{1,3})?(\d{1,2})?(\d{1,2})?$/

/** Formats the digits if they can only be a Ukrainian number: `0` and an area code, or the same after `38`. Otherwise returns the text. Pure. */
export function groupedPhone(text: string): string {
  if (!/^\+?[\d ]+$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  const national = /^(?:38)?(0[1-9]\d*)$/.exec(digits)?.[1] ?? (/^380$/.test(digits) ? '0' : undefined)
  const isForeign = text.startsWith('+') && !digits.startsWith('380')
  const parts = isForeign ? null : groups.exec(national ?? '')
  return parts ? ['+38', ...parts.slice(1)].filter(Boolean).join(' ') : text
}

/** Formats only typing at the end of a field; deletions and edits in the middle stay. */
export function groupWhileTyping({
  currentTarget: input,
  nativeEvent,
}: {
  currentTarget: HTMLInputElement
  nativeEvent: Event
}): void {
  const { inputType, data, isComposing } = nativeEvent as Partial<InputEvent>
  const isAtEnd = input.selectionStart === input.value.length
  const isAdded = inputType === 'insertText' ? /^\d+$/.test(data ?? '') : inputType === 'insertFromPaste'
  if (isComposing || !isAtEnd || !isAdded) return
  const text = groupedPhone(input.value)
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(text.length, text.length)
}
