// Hand scanners that type: a code as a burst of keys, ended by Enter. What people type into a field is not theirs.

/** A longer pause ends a burst, milliseconds. */
const pause = 1000
/** Shorter bursts are no code. */
const shortest = 6

/** Without and with Shift. */
const signs: Readonly<Record<string, readonly [string, string]>> = { Minus: ['-', '_'], Period: ['.', '>'] }

/** Gives each code to `read`. */
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

/** What the key says; where the phone is set to another alphabet, by its place: a scanner presses the keys of an English keyboard. */
function signOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[!-~]$/.test(key)) return key
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  return signs[code]?.[shiftKey ? 1 : 0] ?? ''
}
