// Why another computer cannot be asked, in words an operator can act on.

const causes: readonly [RegExp, string][] = [
  [/ECONNREFUSED/, 'nothing listens there: it is stopped, or the port is another'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'its name is not known: the name is wrong, or DNS does not answer'],
  [/ETIMEDOUT|TIMEOUT|TimeoutError/i, 'no answer in time: it hangs, or a firewall is between'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no way leads there: the network is down'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET|socket (?:hang up|close)|closed unexpectedly/i, 'it broke off the connection'],
  [/CERT|SIGNATURE|SIGNED|certificate/i, 'its certificate is not accepted'],
  [/EPROTO|SSL|wrong version number/i, 'it does not speak TLS at this port'],
]

/** `said`: error codes and messages of Node, fetch or the mail library. A cause in words with the code; what was said if it is not known. */
export function networkCause(said: string): string {
  const code = /\b(?:E[A-Z]{3,}|[A-Z]+(?:_[A-Z]+)+|TimeoutError)\b/.exec(said)?.[0]
  const cause = causes.find(([pattern]) => pattern.test(said))?.[1]
  if (!cause) return said || 'unknown reason'
  return code ? `${cause} (${code})` : cause
}
