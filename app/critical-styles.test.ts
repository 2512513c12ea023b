import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesOf } from '../scripts/style-rules-plugin.ts'
import { namesIn, usedStyles, withCriticalStyles } from './critical-styles.server.ts'

const used = (html: string, css: string) => {
  const rules = rulesOf(css)
  return usedStyles(namesIn(html, [rules]), rules)
}

test.each([
  ['a class that stands there', '<p class="a b">', '.b{color:red}', '.b{color:red}'],
  ['a class that does not', '<p class="a">', '.b{color:red}', ''],
  ['an element', '<main><h2>', 'h2{color:red}h3{color:red}', 'h2{color:red}'],
  ['both', '<h2 class="a">', 'h2.a{top:0}h3.a{top:0}h2 .b{top:0}', 'h2.a{top:0}'],
  ['one of several', '<h2>', 'h1,h2,h3{top:0}', 'h2{top:0}'],
  ['what must not stand there', '<p class="a">', '.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  ['what may stand within', '<p class="a">', '.a:has(.b){top:0}:root:has(.a){top:0}', ':root:has(.a){top:0}'],
  ['what is pointed at', '<p class="a">', '.a:hover{top:0}.a:hover,.a:focus{top:1px}', '.a:focus{top:1px}'],
  ['what keys have reached', '<p class="a">', '.a:focus-visible{top:0}.a:autofill{top:1px}', ''],
  [
    'one of alternatives',
    '<p class="b">',
    ':is(.a,.b i){top:0}:is(.c,.d i){top:1px}:is(.a,:first-child){top:2px}',
    ':is(.a,.b i){top:0}:is(.a,:first-child){top:2px}',
  ],
  [
    'the hour of a session',
    '<p class="a" data-state="next">',
    '.a[data-state=next]{top:0}.a[data-state=now]{top:1px}',
    '.a[data-state=next]{top:0}',
  ],
  [
    'what a class holds',
    '<ul class="a b"><li><p>x</p></li></ul><div class="c"><br><h2>y</h2></div><h2 class="d">',
    '.b p{top:0}.a>li p{top:1px}.c p{top:2px}.a h2{top:3px}.c h2{top:4px}.c+h2{top:5px}.a:has(.b p){top:6px}.c :is(p,h2){top:7px}',
    '.b p{top:0}.a>li p{top:1px}.c h2{top:4px}.c+h2{top:5px}.a:has(.b p){top:6px}.c :is(p,h2){top:7px}',
  ],
  ['what an element holds that nobody closed', '<div class="a"><p class="b">x</div><h2>', '.b h2{top:0}.a h2{top:1px}', ''],
  ['what stands after one that nobody closed', '<div class="a">x<h2>', '.a h2{top:0}', '.a h2{top:0}'],
  ['how the pointer looks', '<p class="a">', '.a{cursor:pointer;top:0}p{cursor:help}', '.a{top:0}'],
  [
    'no idle spaces',
    '<p class="a b">',
    '.a{top:clamp(1px, 2px + 3px, 4px)}.b{quotes:"a, b"}',
    '.a{top:clamp(1px,2px + 3px,4px)}.b{quotes:"a, b"}',
  ],
  ['what is printed', '<p class="a">', '@media print{.a{top:0}}@media (forced-colors:active){.a{top:0}}', ''],
])('a page has its rules: %s', (_, html, css, expected) => expect(used(html, css)).toBe(expected))

test('rules stay in their order, and neighbours share what is around them', () => {
  const css =
    '.a{top:0}@media (width<=1px){.a{top:1px}.b{top:2px}}@media (width<=1px){@supports (top:0){.a{top:3px}}}.b{top:4px}@media print{.a{top:0}}'
  expect(used('<p class="a b">', css)).toBe(
    '.a{top:0}@media (width<=1px){.a{top:1px}.b{top:2px}@supports (top:0){.a{top:3px}}}.b{top:4px}',
  )
})

test('a property that nothing asks for is left out, one that another or an element asks for is kept', () => {
  const css = '.r{--a:1px;--b:var(--c);--c:2px;--d:3px;--e:4px}.x{top:var(--b)}.y{top:var(--e)}'
  expect(used('<p class="r x" style="left:var(--d)">', css)).toBe('.r{--b:var(--c);--c:2px;--d:3px}.x{top:var(--b)}')
})

test.each([
  ['one value', ':root{--a:1px;--b:var(--a)}.x{top:calc(var(--b)*2)}', '.x{top:calc(1px*2)}'],
  ['a fallback', ':root{--a:1px}.x{top:var(--a,2px)}', ':root{--a:1px}.x{top:var(--a,2px)}'],
  ['two', ':root{--a:1px}.x{--a:2px;top:var(--a)}', ':root{--a:1px}.x{--a:2px;top:var(--a)}'],
  [
    'one for phones',
    ':root{--a:1px}@media (x){:root{--a:2px}}.x{top:var(--a)}',
    ':root{--a:1px}@media (x){:root{--a:2px}}.x{top:var(--a)}',
  ],
  ['one of an element', ':root{--s:1px}.x{top:var(--s)}', ':root{--s:1px}.x{top:var(--s)}'],
])('a property of the root is its value where it has %s', (_, css, expected) =>
  expect(used('<p class="x" style="--s:5px">', css)).toBe(expected),
)

test('a long value stands where alone it is asked for; two places ask for it by name', () => {
  const [x, y] = ['x'.repeat(40), 'y'.repeat(40)]
  expect(used('<p class="x y z">', `:root{--a:${x};--b:${y}}.x{top:var(--a)}.y{top:var(--b)}.z{top:var(--b)}`)).toBe(
    `:root{--b:${y}}.x{top:${x}}.y{top:var(--b)}.z{top:var(--b)}`,
  )
})

test('tokens have short names in a page, but those that an element asks for or sets', () => {
  const css = '.r{--colour-a:1px}.s{--colour-a:2px;--colour-b:3px}.x{top:var(--colour-a);left:var(--colour-b)}'
  expect(used('<p class="r s x" style="bottom:var(--colour-b)">', css)).toBe(
    '.r{--0:1px}.s{--0:2px;--colour-b:3px}.x{top:var(--0);left:var(--colour-b)}',
  )
})

test('an animation comes with the rule that names it', () => {
  const css = '@keyframes _in{0%{opacity:0}}@keyframes _out{0%{opacity:1}}.a{animation:.2s _in}'
  expect(used('<p class="a">', css)).toBe('.a{animation:.2s _in}@keyframes _in{0%{opacity:0}}')
})

test('fonts that must be fetched come with the starter, those that the device has with the page', () => {
  const local = "@font-face{font-family:B;src:local('Arial')}"
  const fetched = '@font-face{font-family:A;src:url(/static/a.woff2)}'
  expect(usedStyles(namesIn('<p>'), rulesOf(local + fetched))).toBe(local)
})

const link = (href: string) => `<link nonce="mark" rel="stylesheet" href="${href}"/>`
const page = `<head>${link('/static/a.css')}${link('/static/b.css')}</head><p class="a"><script id="client-modules"></script>`
test('states that scripts give come with the sheets, unless the page has them; so do transitions and what is said to those without scripts', () => {
  const css = 'a[aria-invalid=true]{top:0;transition:top 1s}@media (scripting: none){a{top:1px}}'
  expect([used('<a>', css), used('<a aria-invalid="true">', css)]).toEqual(['', 'a[aria-invalid=true]{top:0}'])
})

const sheets = { '/static/a.css': rulesOf('.a{top:0}'), '/static/b.css': rulesOf('.b{top:0}') }

test('a page carries its styles in place of its sheets, which are there without scripts', () => {
  const html = withCriticalStyles(page, 'mark', sheets)
  expect(html).toMatch(/<head><style nonce="mark">\.a\{top:0\}<\/style><noscript id="sheets">.*<\/noscript><\/head>/)
  expect(html.replace(/<noscript.*<\/noscript>/, '')).not.toContain('stylesheet')
  expect(/<noscript.*<\/noscript>/.exec(html)?.[0]).toContain(link('/static/a.css') + link('/static/b.css'))
})

test.each([
  ['has no starter to fetch its sheets', page.replace(/<script.*/, ''), sheets],
  ['has a sheet that is not known', page, { '/static/a.css': [] }],
])('a page that %s is left as it is', (_, html, known) => expect(withCriticalStyles(html, 'mark', known)).toBe(html))

const fontsAndB = { ...sheets, '/static/fonts-a.css': [] }
const typed = withCriticalStyles(page.replace('a.css', 'fonts-a.css'), 'mark', fontsAndB)

test('what lies below is laid out by itself, and its pictures wait, only where a script says so', () => {
  expect(typed).toMatch(
    /<style nonce="mark" id="pieces" media="not all">[^{<]*\[loading=lazy\]{display:none}[^<]*content-visibility:auto/,
  )
})

test('what only opens is hidden by a script until the sheets have come, which bring its rules', () => {
  const known = { '/static/fonts-a.css': [], '/static/b.css': rulesOf('.a{top:0}.b{top:1px}i{top:2px}') }
  const menu = '<div data-closed=""><div class="b"></div><i></i></div>'
  const [, own] = /<style nonce="mark">(.*?)<\/style>/.exec(
    withCriticalStyles(page.replace('a.css', 'fonts-a.css') + menu, 'mark', known),
  ) as RegExpExecArray
  expect(own).toBe('.a{top:0}')
  expect(typed).toContain('<style nonce="mark" id="closed" media="not all">[data-closed]{display:none}')
  expect(typed).toMatch(/<script nonce="mark">[^<]*c=d\.getElementById\('closed'\)[^<]*c\.media='all'/)
})

const ownStyles = (body: string) => {
  const known = { '/static/fonts-a.css': [], '/static/b.css': rulesOf('.a{top:0}.b{top:1px}i{top:2px}') }
  return /<style nonce="mark">(.*?)<\/style>/.exec(
    withCriticalStyles(page.replace('a.css', 'fonts-a.css') + body, 'mark', known),
  )?.[1]
}

test('what lies below the first parts is not seen until the sheet counts, which brings its rules; so it is with the footer', () => {
  const below = '<section><p class="b"></p></section>'
  expect(ownStyles(`<main data-first="1"><section></section>${below}</main><footer><i></i></footer>`)).toBe('.a{top:0}')
  expect(ownStyles(`<main data-first="2"><section></section>${below}</main>`)).toBe('.a{top:0}.b{top:1px}')
  expect(ownStyles(`<main>${below}</main>`)).toBe('.a{top:0}.b{top:1px}')
  const long = withCriticalStyles(
    page.replace('a.css', 'fonts-a.css') + '<main data-first="2"></main><footer></footer>',
    'mark',
    fontsAndB,
  )
  expect(long).toMatch(
    /<style[^>]* id="closed"[^>]*>[^<]*@media screen\{main>section:nth-child\(n\+3\),body>footer\{opacity:var\(--dressed,0\)/,
  )
  expect(long).toMatch(
    /<style[^>]* id="pieces"[^>]*>[^<]*main>section:nth-child\(n\+3\),body>footer>\*\{contain:var\(--room,size\)/,
  )
  expect(typed).not.toContain('--dressed,0')
  expect(readFileSync(new URL('styles/base.css', import.meta.url), 'utf8')).toMatch(/:root \{\s*--dressed: 1;/)
})

/** What the page's script does before the first paint, for who comes so. */
function sheetsBefore({ type = 'navigate', hash = '', referrer = '' }) {
  const added: string[] = []
  const element = () => ({
    setAttribute() {},
    set href(href: string) {
      added.push(href)
    },
  })
  const document = {
    referrer,
    getElementById: () => ({}),
    createElement: element,
    head: { appendChild: (link: object) => link },
  }
  const globals = {
    window: {},
    document,
    location: { hash, origin: 'https://forum.example' },
    performance: { getEntriesByType: () => [{ type }] },
    navigator: {},
    setTimeout() {},
  }
  const [, script = ''] = /<script nonce="mark">([^<]*)<\/script>/.exec(typed) ?? []
  new Function(...Object.keys(globals), script)(...Object.values(globals))
  return added
}

test('the sheet comes after the first paint, but before it where a place within the page depends on all above it', () => {
  expect(sheetsBefore({})).toEqual([])
  expect(sheetsBefore({ hash: '#partners' })).toEqual(['/static/b.css'])
  expect(sheetsBefore({ type: 'back_forward' })).toEqual(['/static/b.css'])
  expect(sheetsBefore({ referrer: 'https://other.example/' })).toEqual([])
})

test('who has been on another page of the site has its sheet and its fonts before the page is painted', () => {
  const both = ['/static/b.css', '/static/fonts-a.css']
  expect(sheetsBefore({ referrer: 'https://forum.example/uk' })).toEqual(both)
  expect(typed).toMatch(/<script nonce="mark">[^<]*blocking/)
})
