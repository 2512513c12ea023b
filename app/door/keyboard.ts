// Hand scanners that act as keyboards: a code is a burst of keys, ended by Enter. Typing into a field is ignored.

/** A longer pause ends a burst, milliseconds. */
const pause = 1000
/** Minimum length of a code. */
const shortest = 6

/** Characters of a key without and with Shift. */
const signs: Readonly<Record<string, readonly [string, string]>> = { Minus: ['-', '_'], Period: ['.', '>'] }

/** Calls `read` for each code. */
export function hearScanner(read: (text: string) => void): void {
  let burst = { text: '', at: 0 }
  addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return
    const isGoingOn = event.timeStamp - burst.at < pause
    const text = isGoingOn ? burst.text : ''
    if (event.key !== 'Enter') burst = { text: text + signOf(event), at: event.timeStamp }
    else if (text.length >= shortest) {
      event.preventDefault()
      burst = { text: '', at: 0 }
      read(text)
    }
  })
}

/** The key's character. Scanners type on an English keyboard; if the phone has another alphabet, the key's position decides. */
function signOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[!-~]$/.test(key)) return key
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  return signs[code]?.[shiftKey ? 1 : 0] ?? ''
}
