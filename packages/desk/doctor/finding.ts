// A result of the doctor, and its output.

/** ok: fine. look: warning. stop: tickets cannot be sold. */
export type Level = 'ok' | 'look' | 'stop'

export type Finding = { level: Level; about: string; text: string }

/** A function that makes the findings about one thing. */
export function about(thing: string): (level: Level, text: string) => Finding {
  return (level, text) => ({ level, about: thing, text })
}

/** One line per finding, and a summary. */
export function report(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  const lines = findings.map(({ level, about: thing, text }) => `${level.padEnd(5)} ${thing}: ${text}`)
  const stops = count('stop')
  const end = stops > 0 ? `${stops} would stop the sale` : 'nothing that was checked would stop the sale'
  return [...lines, `${count('ok')} ok, ${count('look')} to look at, ${end}.`].join('\n')
}
