/** The upper share of the window in which no scrolling is needed. */
const reading = 0.7

/**
 * Runs before the first paint; no line comments allowed. Scrolls today's programme to the current or next session, except after reload, Back, or with
 * a fragment.
 */
export const openAtNow = `(function(){
var now=document.getElementById('now'),how=performance.getEntriesByType('navigation')[0];
now&&!location.hash&&how&&how.type==='navigate'&&now.getBoundingClientRect().top>innerHeight*${reading}&&now.scrollIntoView()})()`.replaceAll(
  '\n',
  '',
)
