// The first line of the error that the site logged for an address.

/** `log`: lines of the site's log, as JSON or not. Of the errors that name `path` the first one, otherwise the first of all; null: there is none. */
export function errorLine(log: string, path: string): string | null {
  const errors = log.split('\n').flatMap((line) => {
    const read = readLine(line.replace(/^<\d>/, ''))
    return read ? [read] : []
  })
  const [bare = ''] = path.split('?', 1)
  const error = errors.find((one) => one.path === path || one.path === bare) ?? errors[0]
  return error?.text ?? null
}

function readLine(line: string): { path: unknown; text: string } | null {
  try {
    const { level, path, err, reason, msg } = JSON.parse(line)
    if (level !== 'error' && level !== 'fatal') return null
    const text = [err?.type, err?.message].filter(Boolean).join(': ') || reason || msg
    return { path, text: firstLine(String(text)) }
  } catch {
    // What Node or the command line writes when it ends.
    const isError = /^(?:\w*Error\b|[A-Z_]+:|FATAL)/.test(line)
    return isError ? { path: undefined, text: firstLine(line) } : null
  }
}

const mostSigns = 160
const firstLine = (text: string) => (text.split('\n', 1)[0] ?? '').slice(0, mostSigns)
