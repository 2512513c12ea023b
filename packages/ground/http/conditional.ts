// Conditional requests (RFC 9110 §13.1.2).

/**
 * Whether If-None-Match contains the content's `hash`. ETags are `"<hash>-<encoding>"`, with `br2` after better compression. Every encoding of the
 * content matches (weak comparison for GET and HEAD).
 */
export function isNotModified(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => {
    const match = /^(?:W\/)?"([^"]*)"$/.exec(tag.trim())
    // A compressing proxy adds its own suffix (Apache: `-gzip`).
    return match?.[1]?.replace(/(?:-(?:br2?|gz|id|gzip|deflate|zstd))+$/, '') === hash
  })
}
