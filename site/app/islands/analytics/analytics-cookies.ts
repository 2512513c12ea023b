// The analytics service's own cookies. Pure.

/** Values for `document.cookie` that delete the analytics service's cookies, which may belong to the host or a parent domain. */
export function analyticsRemovals(cookies: string, hostname: string): string[] {
  const names = cookies.split(';').flatMap((pair) => /^\s*(_g(?:a|id|at)(?:_[^=]*)?)\s*=/.exec(pair)?.[1]?.trim() ?? [])
  const labels = hostname.split('.')
  const domains = labels.length > 1 ? labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`) : []
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`))
}
