// What a page does with what its own styles leave out, until its sheet has come (critical-styles.server.ts).
import timetable from './blocks/timetable/timetable-item.module.css'
import { closedId, closedPart, dressed, dressPage, facesId, firstParts, pieces, piecesId, room, showBare } from './page-marks.ts'
import picture from './ui/picture/picture.module.css'

/** Parts of which a page may have none: it says nothing of these. */
type Parts = { hasSections: boolean; hasFooter: boolean; hasTimetable: boolean; hasClosed: boolean; below: readonly string[] }

function partsOf(html: string): Parts {
  const first = new RegExp(` ${firstParts}="(\\d)"`).exec(html)
  const hasFooter = html.includes('</main><footer')
  return {
    hasSections: html.includes('</section><section'),
    hasFooter,
    hasTimetable: html.includes(timetable.item ?? ' '),
    hasClosed: html.includes(' data-closed=""'),
    below: [...(first ? [`main>section:nth-child(n+${Number(first[1]) + 1})`] : []), ...(hasFooter ? [footer] : [])],
  }
}

const footer = 'body>footer'

/**
 * On narrow screens the rows of a day, too, but the first three. About as high as they are: who takes a picture of a whole page asks for its height before they are laid
 * out. The second section begins on the first screen or right below it, so it is laid out at once; what follows it would be, too, were it taken for low.
 */
const near = ({ hasSections, hasFooter, hasTimetable, below }: Parts) =>
  [
    `${hasFooter ? pieces : pieces.replace(`,${footer}>*`, '')}{content-visibility:auto;contain-intrinsic-block-size:auto 800px}`,
    hasSections && 'main>section:nth-child(2){contain-intrinsic-block-size:auto 4000px}',
    hasFooter && `${footer}>*{contain-intrinsic-block-size:auto 400px}`,
    below.length > 0 && `${below.join().replace(footer, `${footer}>*`)}{contain:var(${room},size)}`,
    hasTimetable &&
      `@media (width<=74.99em){.${timetable.item}:nth-of-type(n+4){content-visibility:auto;contain-intrinsic-block-size:auto 180px}}`,
    hasFooter && `@media (width<=47.5em){${footer}>*{contain-intrinsic-block-size:auto 660px}}`,
  ]
    .filter(Boolean)
    .join('')

/** Pictures and drawn initials on their plates, which keep their place (picture.module.css). */
const late = `.${picture.plate}>span,.${picture.plate}>picture>[loading=lazy]{display:none}`

/** What a rule of `undressed` asks for: the page has it in any case. */
export const ground = 'var(--colour-ground)'

/** A menu whose sheet cannot be had: a plain list below what opened it, which closes again. The question of consent at the foot. The dialog of help is nothing without; contacts stand on each page. */
const undressed = `aside${closedPart}{display:none}section${closedPart}{position:fixed;inset:auto 0 0;z-index:9;padding:16px}${closedPart} button{margin-right:8px}
details>${closedPart}{position:absolute;top:100%;left:0;width:max-content;min-width:100%;max-width:100vw;padding:8px 16px 24px;background:${ground}}
${closedPart} a{display:block;padding:10px 0}
${closedPart} svg{display:none}${closedPart} p>*{display:block}`

/**
 * What lies below is read aloud and found, but is not seen. It is seen some frames after the sheet counts, which may move it: what
 * moves unseen is no shift.
 */
const unseen = ({ below }: Parts) =>
  below.length > 0 ? `@media screen{${below.join()}{opacity:var(${dressed},0);transition:opacity 0s 60ms}}` : ''

/** ms after which nobody waits for the sheet: what waits for it is shown as it is. */
const patience = 8000
/** ms after the sheet counts in which nothing of all this is needed any more. The client waits for that, too: what is still hidden takes no focus. */
const settled = 200

/**
 * Who comes from another page of the site has the sheets at once (`blocking`), with the faces of the fonts; so does who comes back to a place within the page,
 * or to a named one: that place depends on all above it, which is laid out at once. All others are dressed when the page is painted
 * (deferred-scripts.server.ts).
 */
const dressing = (sheet: string, faces: string) =>
  `(function(w,d,l){var n=performance.getEntriesByType('navigation')[0],c=d.getElementById('${closedId}'),p=d.getElementById('${piecesId}'),f=d.referrer.indexOf(l.origin+'/')===0||(navigator.serviceWorker||{}).controller,s;
c.media='all';
function add(h,b,e){e=d.createElement('link');e.rel='stylesheet';if(b)e.blocking='render';e.href=h;return d.head.appendChild(e)}
w.${showBare}=function(all){c.sheet.cssRules[0].style.display='';if(all){d.documentElement.style.setProperty('${dressed}',1);p.media='not all'}};
w.onbeforeprint=w.${dressPage}=function(b){return s=s||new Promise(function(r){var e=add('${sheet}',b),t=setTimeout(end,${patience});function end(){w.${showBare}(1);r()}
e.onload=function(){clearTimeout(t);setTimeout(function(){c.media='not all';r()},${settled})};e.onerror=end})};
if(n&&n.type==='navigate'&&!l.hash)p.media='screen';else w.${dressPage}(1);
if(f){w.${dressPage}(1);add('${faces}',1).id='${facesId}'}})(window,document,location)`.replaceAll('\n', '')

/** The rules of the page `html`, each of which a script lets count, and that script. */
export function untilDressed(html: string, sheet: string, faces: string, mark: string): string {
  const parts = partsOf(html)
  const closed = `${closedPart}{display:none}${unseen(parts)}${parts.hasClosed ? undressed : ''}`
  return (
    `<style nonce="${mark}" id="${closedId}" media="not all">${closed}</style>` +
    `<style nonce="${mark}" id="${piecesId}" media="not all">${late}${near(parts)}</style>` +
    `<script nonce="${mark}">${dressing(sheet, faces)}</script>`
  )
}
