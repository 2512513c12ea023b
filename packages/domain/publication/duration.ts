/** `3:02`, `58:14`, `1:04:09`. */
export function durationText(seconds: number): string {
  const { h, m, s } = parts(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** `PT3M2S`: the value of a `datetime` attribute (ISO 8601). */
export function durationIso(seconds: number): string {
  const { h, m, s } = parts(seconds)
  const text = `${h > 0 ? `${h}H` : ''}${m > 0 ? `${m}M` : ''}${s > 0 ? `${s}S` : ''}`
  return `PT${text || '0S'}`
}

function parts(seconds: number): { h: number; m: number; s: number } {
  const whole = Math.max(0, Math.floor(seconds))
  return { h: Math.floor(whole / 3600), m: Math.floor((whole % 3600) / 60), s: whole % 60 }
}
