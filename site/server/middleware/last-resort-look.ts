// Design of the last-resort error page: the site's colours, lines and pattern, all inline. It loads nothing, uses system fonts and stays below four
// kilobytes.

export const lastResortStyle = `:root{color-scheme:dark}*{box-sizing:border-box;margin:0}body{min-height:100vh;display:flex;flex-direction:column;background:#0b0e14;color:#f6f5f0;
font:1.0625rem/1.55 system-ui,sans-serif}header,main{padding:1.5rem clamp(1rem,4.45vw,4rem)}header a{display:inline-flex;gap:.8rem;align-items:center;font-weight:700;line-height:1.15;
text-decoration:none}header span{max-width:11rem}main{position:relative;flex:1;display:grid;align-content:center;justify-items:start;gap:1.25rem;padding-bottom:14rem}
.code{color:#a9b0bf;font-weight:600;font-size:1.375rem}h1{max-width:15em;font-size:clamp(2rem,5vw,3.75rem);line-height:1.08;letter-spacing:-.02em}main>p{max-width:34rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem}a,button{color:inherit;font-weight:600;text-underline-offset:.35em}nav a{display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:3px solid #9db8ff;outline-offset:3px}button{font:inherit;font-weight:700;min-height:56px;padding:0 28px;border:0;background:#f2c230;color:#0b0e14;cursor:pointer}
.sheaf{position:absolute;right:0;bottom:0;width:100%;height:11rem;border-bottom:4px solid #f2c230}`

/** Five lines that meet, as in the site's logo. */
export const lastResortLogo = `<svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden="true"><path stroke-width="2" d="M40 3C22 3 18 34 0 37"/>
<path stroke-width="2.6" d="M40 10.5C22 10.5 18 34.5 0 37"/><path stroke-width="3.2" d="M40 18.5C22 18.5 18 35 0 37"/><path stroke-width="3.8" d="M40 27C22 27 18 36 0 37"/>
<path stroke="#f2c230" stroke-width="5" d="M40 36C22 36 18 37.5 0 37.5"/></svg>`

/** Upper and lower end of each line on the right edge, and its opacity. */
const strands = [
  [5, 14, 0.16],
  [25, 39, 0.23],
  [50, 69, 0.35],
  [95, 112, 0.69],
  [123, 149, 0.9],
] as const

const drawn = strands.map(
  ([from, to, opacity]) => `<path opacity="${opacity}" d="M720 ${from}C360 ${from} 396 200 0 200C396 200 360 ${to} 720 ${to}Z"/>`,
)

/** One pattern for all editions: this page does not know the edition. */
export const lastResortSheaf = `<svg class="sheaf" viewBox="0 0 720 200" preserveAspectRatio="none" fill="currentColor" aria-hidden="true">${drawn.join('')}
<path fill="#f2c230" d="M720 160C360 160 396 200 0 200C396 200 360 194 720 194Z"/></svg>`
