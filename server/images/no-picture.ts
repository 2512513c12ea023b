// The answer where a picture is named and cannot be shown: a designed picture in its place, so that no browser draws its own sign for
// something torn. Pages that are drawn afterwards know of it and have no picture there at all.

/** Quiet strands on no ground, in a grey that stands out from white and from ink; they fill any frame. Three units wide, which scripts can tell. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="#7c8494">${Array.from(
  { length: 9 },
  (_, strand) => {
    const top = 24 + strand * 30
    return `<path stroke-width="${(1.5 + strand * 0.6).toFixed(1)}" stroke-opacity="${(0.35 + strand * 0.05).toFixed(2)}" d="M0 300C200 300 240 ${top} 480 ${top}"/>`
  },
).join('')}</g></svg>`

/** 404: it cannot be drawn or is not there; 503: it cannot be had at the moment. Nobody keeps it. */
export function noPicture(status: 404 | 503): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }
  return new Response(drawing, { status, headers: status === 503 ? { ...headers, 'retry-after': '10' } : headers })
}
