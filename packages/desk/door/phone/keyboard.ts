// Hand scanners that act as keyboards: a code is a burst of keys, ended by Enter. Typing into a field is ignored.

/** A longer pause ends a burst, milliseconds. */
const pause = 1000
/** Minimum length of a code. */
const shortest = 6

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'>

/** Calls `read` for each code, with its readings: one is right. */
export function hearScanner(read: (readings: readonly string[]) => void): void {
  const press = createBurst()
  addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return
    const readings = press(event)
    if (!readings) return
    event.preventDefault()
    read(readings)
  })
}

/**
 * Collects keys. Enter gives the code's readings; otherwise null. Most scanners press the keys of an English keyboard whatever the phone's layout and
 * Caps Lock are, so the place of the key comes first; some are set to the phone's layout, and then the character is right.
 */
export function createBurst(): (key: Key) => string[] | null {
  let burst = { byPlace: '', byCharacter: '', at: 0 }
  return (key) => {
    const { byPlace, byCharacter } = key.timeStamp - burst.at < pause ? burst : { byPlace: '', byCharacter: '' }
    if (key.key !== 'Enter') {
      const character = key.key.length === 1 ? key.key : ''
      burst = { byPlace: byPlace + (signAt(key) ?? character), byCharacter: byCharacter + character, at: key.timeStamp }
      return null
    }
    burst = { byPlace: '', byCharacter: '', at: 0 }
    if (byPlace.length < shortest) return null
    return [...new Set([byPlace, byCharacter])]
  }
}

/** Characters of keys without and with Shift on an English keyboard. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  Minus: ['-', '_'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  NumpadSubtract: ['-', '-'],
  NumpadDecimal: ['.', '.'],
  NumpadDivide: ['/', '/'],
}

/** The character at the key's place on an English keyboard; undefined: the place is unknown. */
function signAt({ code, shiftKey }: Key): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? []
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  return digit ?? signs[code]?.[shiftKey ? 1 : 0]
}
