// Helps to type a Ukrainian number as +38 ### ### ## ## (product.md, 7.3), and stays out of the way of every other.

const groups = /^(\d{1,3})(\d{1,3})?(\d{1,2})?(\d{1,2})?$/

/**
 * The number in groups, when its digits so far can be nothing but a Ukrainian one: `0` and an area, or the same behind `38`. Every other
 * text comes back as it is. Pure.
 */
export function grouped(text: string): string {
  if (!/^\+?[\d ]+$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  const national = /^(?:38)?(0[1-9]\d*)$/.exec(digits)?.[1] ?? (/^380$/.test(digits) ? '0' : undefined)
  const isForeign = text.startsWith('+') && !digits.startsWith('380')
  const parts = isForeign ? null : groups.exec(national ?? '')
  return parts ? ['+38', ...parts.slice(1)].filter(Boolean).join(' ') : text
}

/** Groups what is typed at the end of a field. What is deleted, or changed in the middle, stays as the visitor made it. */
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
  const text = grouped(input.value)
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(text.length, text.length)
}
