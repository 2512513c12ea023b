// Placeholder for a picture that cannot be shown, so that browsers show no broken-image icon. Pages rendered later leave the picture out.

/** Grey lines, visible on white and dark; they fill any frame. Three units wide, so that scripts recognise it. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="#7c8494">${Array.from(
  { length: 9 },
  (_, strand) => {
    const top = 24 + strand * 30
    return `<path stroke-width="${(1.5 + strand * 0.6).toFixed(1)}" stroke-opacity="${(0.35 + strand * 0.05).toFixed(2)}" d="M0 300C200 300 240 ${top} 480 ${top}"/>`
  },
).join('')}</g></svg>`

/** 404: broken or missing; 503: temporarily unavailable. Not cached. */
export function noPicture(status: 404 | 503): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }
  return new Response(drawing, { status, headers: status === 503 ? { ...headers, 'retry-after': '10' } : headers })
}
