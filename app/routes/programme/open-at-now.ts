/** The share of the window in whose upper part nothing has to be brought into view. */
const reading = 0.7

/**
 * Runs before the page is painted, without line comments: who comes to today's programme has what runs, or comes next, before them, unless the page is
 * loaded anew, come back to, or its address names a place.
 */
export const openAtNow = `(function(){
var now=document.getElementById('now'),how=performance.getEntriesByType('navigation')[0];
now&&!location.hash&&how&&how.type==='navigate'&&now.getBoundingClientRect().top>innerHeight*${reading}&&now.scrollIntoView()})()`.replaceAll(
  '\n',
  '',
)
