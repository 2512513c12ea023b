// Conditional requests: whether the client already holds what would be sent (RFC 9110 §13.1.2).

/**
 * Whether an If-None-Match header names the content `hash`. Tags are `"<hash>-<encoding>"`, of what was compressed better later `br2`: every
 * encoding of one content counts, as the weak comparison of the RFC allows for GET and HEAD.
 */
export function isNotModified(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => {
    const match = /^(?:W\/)?"([^"]*)"$/.exec(tag.trim())
    // A proxy that packs adds its own mark (Apache: `-gzip`).
    return match?.[1]?.replace(/(?:-(?:br2?|gz|id|gzip|deflate|zstd))+$/, '') === hash
  })
}
