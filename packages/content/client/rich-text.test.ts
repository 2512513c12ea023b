import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import { expect, test } from 'vitest'
import { assetId, createRichTextReader } from './rich-text.ts'
import { attacks, id, origin } from './rich-text-attacks-fixture.ts'
import { html } from './rich-text-html-fixture.ts'
import { safeHref } from './rich-text-tree.ts'

const read = createRichTextReader(origin)

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['scope', 'colspan', 'rowspan'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  details: ['open'],
}
const bare =
  'p h2 h3 h4 ul blockquote strong em br hr table thead tbody tr caption figure figcaption sub sup s q dl dt dd pre code summary'.split(
    ' ',
  )

function check(nodes: RichText): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    expect([...Object.keys(allowed), ...bare]).toContain(node.tag)
    for (const name of Object.keys(node.attributes ?? {})) expect(allowed[node.tag] ?? []).toContain(name)
    if (node.attributes?.href) expect(node.attributes.href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i)
    if (node.tag === 'img') expect(node.file).toMatch(/^[0-9a-f-]{36}$/)
    check(node.children ?? [])
  }
}

test.each(attacks.map((attack) => [attack]))('nothing dangerous is left of %s', (attack) => {
  const tree = read(attack) ?? []
  check(tree)
  const again = tree.map(html).join('')
  expect(read(again) ?? []).toEqual(tree)
})

test('there are enough attacks', () => expect(attacks.length).toBeGreaterThanOrEqual(60))

test.each([
  ['headings, emphasis and old tags', '<h1>A</h1><p><b>b</b> <i>i</i></p>', '<h2>A</h2><p><strong>b</strong> <em>i</em></p>'],
  ['a list within a list', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['plain text in paragraphs and lines', 'One & two\n\nthree\nfour', '<p>One &amp; two</p><p>three<br>four</p>'],
  ['loose text as a paragraph', 'a <em>b</em><p>c</p>d', '<p>a <em>b</em></p><p>c</p><p>d</p>'],
  ['a quotation', '<blockquote>Wise</blockquote>', '<blockquote><p>Wise</p></blockquote>'],
  [
    'a table with its rows in a body',
    '<table><tr><th>a</th><td colspan="2">b</td></tr></table>',
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
  ],
  [
    'a table whose headings say what they head',
    '<table><thead><tr><th>a</th><td>b</td></tr></thead><tr><th>c</th><th>d</th></tr><tr><th>e</th><td>f</td></tr></table>',
    '<table><thead><tr><th scope="col">a</th><td>b</td></tr></thead>' +
      '<tbody><tr><th scope="col">c</th><th scope="col">d</th></tr><tr><th scope="row">e</th><td>f</td></tr></tbody></table>',
  ],
  [
    'our own picture',
    `<p><img src="${origin}/assets/${id}/asset.jpg?width=5" alt="A"></p>`,
    `<p><img src="/assets/${id}/asset.jpg" alt="A"></p>`,
  ],
  ['a link without a way', '<p><a href="javascript:x">word</a></p>', '<p>word</p>'],
  ['a link within a link', '<p><a href="/a">a <a href="/b">b</a></a></p>', '<p><a href="/a">a </a><a href="/b">b</a></p>'],
  ['a block within emphasis', '<strong><p>a</p><p>b</p></strong>', '<p><strong>a<br>b</strong></p>'],
  ['an empty paragraph', '<p>&nbsp;</p><p>a</p>', '<p>a</p>'],
  ['terms and what they mean', '<dl>\n<dt>A</dt>\n<dd>a</dd>\n</dl>', '<dl><dt>A</dt><dd>a</dd></dl>'],
  [
    'terms in groups of their own',
    '<dl><div><dt>A</dt><dd>a</dd></div><div><dt>B</dt><dd><p>b</p><ul><li>c</li></ul></dd></div></dl>',
    '<dl><dt>A</dt><dd>a</dd><dt>B</dt><dd><p>b</p><ul><li>c</li></ul></dd></dl>',
  ],
  ['several terms, several meanings', '<dl><dt>A<dt>B<dd>a<dd>b</dl>', '<dl><dt>A</dt><dt>B</dt><dd>a</dd><dd>b</dd></dl>'],
  [
    'a term whose meaning is not written yet does not take the next one',
    '<dl><dt>A</dt><dd></dd><dt>B</dt><dd>b</dd></dl>',
    '<dl><dt>A</dt><dd></dd><dt>B</dt><dd>b</dd></dl>',
  ],
  ['a meaning without a term', '<dl><dd>a</dd><dt>B</dt><dd>b</dd></dl>', '<p>a</p><dl><dt>B</dt><dd>b</dd></dl>'],
  ['a term without a meaning at the end', '<dl><dt>A</dt><dd>a</dd><dt>B</dt></dl>', '<dl><dt>A</dt><dd>a</dd></dl><p>B</p>'],
  ['terms alone', '<dl><dt>A</dt><dt>B</dt></dl>', '<p>A</p><p>B</p>'],
  ['a heading within a term', '<dl><dt><h3>A</h3></dt><dd>a</dd></dl>', '<dl><dt>A</dt><dd>a</dd></dl>'],
  ['lines and spaces as they were set', '<pre>\n  a\n\n    b  c\n</pre>', '<pre>  a\n\n    b  c</pre>'],
  ['a listing', '<pre class="x"><code>a &lt; b\n  c</code></pre>', '<pre><code>a &lt; b\n  c</code></pre>'],
  [
    'a listing with a marked word',
    '<pre><code>\na <strong>b</strong> c\n\n</code></pre>',
    '<pre><code>a <strong>b</strong> c</code></pre>',
  ],
  ['a word of a machine', '<p>Press <kbd>F1</kbd>, read <code>a</code></p>', '<p>Press <code>F1</code>, read <code>a</code></p>'],
  ['raised and lowered', '<p>H<sub>2</sub>O, m<sup>2</sup></p>', '<p>H<sub>2</sub>O, m<sup>2</sup></p>'],
  [
    'a picture with its words',
    `<figure><img src="/assets/${id}" alt="A"><figcaption>Said</figcaption></figure>`,
    `<figure><img src="/assets/${id}/asset.jpg" alt="A"><figcaption>Said</figcaption></figure>`,
  ],
  [
    'bullets of a word processor',
    '<p>a</p><p class="MsoNormal">·&nbsp;&nbsp; <b>b</b> c</p><p><span style="font-family:Symbol">·</span>&nbsp; d</p><p>e</p>',
    '<p>a</p><ul><li><strong>b</strong> c</li><li>d</li></ul><p>e</p>',
  ],
  [
    'what is struck out',
    '<p><s>10:00</s> <del>11:00</del> <strike>12:00</strike> 13:00</p>',
    '<p><s>10:00</s> <s>11:00</s> <s>12:00</s> 13:00</p>',
  ],
  [
    'what is struck out by its style',
    '<p><span style="text-decoration: line-through;">10:00</span> 11:00</p>',
    '<p><s>10:00</s> 11:00</p>',
  ],
  ['what is quoted', '<p><q>слово</q></p>', '<p><q>слово</q></p>'],
  [
    'a text of Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">a</span> <i style="font-style:normal">b</i> <span style="font-style:italic">c</span></p></b>',
    '<p><strong>a</strong> b <em>c</em></p>',
  ],
  ['bold that Word marks', '<p><b style="mso-bidi-font-weight:normal">a</b></p>', '<p><strong>a</strong></p>'],
  [
    'bullets of Word’s second and third level',
    '<p>o&nbsp;&nbsp; a</p><p>§&nbsp; b</p><p>\uf0b7 c</p>',
    '<ul><li>a</li><li>b</li><li>c</li></ul>',
  ],
  [
    'a list of Word, with its levels',
    "<p class=MsoNormal>a</p><p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>b</b> c<o:p></o:p></p>\n\n<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span>o&nbsp;&nbsp; </span><!--[endif]-->d</p>\n<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>e</p><p class=MsoNormal>f</p>",
    '<p>a</p><ul><li><strong>b</strong> c<ul><li>d</li></ul></li><li>e</li></ul><p>f</p>',
  ],
  [
    'a numbered list of Word that goes on behind a paragraph',
    '<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2">1.&nbsp;&nbsp; a</p><p>b</p><p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span>2.</span>&nbsp; c</p><p class="MsoListParagraph" style="mso-list:l1 level2 lfo2">а)&nbsp; d</p>',
    '<ol><li>a</li></ol><p>b</p><ol start="2"><li>c<ul><li>а) d</li></ul></li></ol>',
  ],
  [
    'a list of Word of which the styles are gone',
    '<p class="MsoListParagraphCxSpFirst">1)&nbsp; a</p><p class="MsoListParagraphCxSpLast">2)&nbsp; b</p><p class="MsoListBullet">c</p><p class="MsoListBullet2">d</p><p class="MsoListParagraph">e</p>',
    '<ol><li>a</li><li>b</li></ol><ul><li>c<ul><li>d</li></ul></li></ul><p>e</p>',
  ],
  [
    'two lists of Word one behind the other',
    '<p style="mso-list:l0 level1 lfo1">·&nbsp; a</p><p style="mso-list:l1 level1 lfo2">1.&nbsp; b</p><p style="mso-list:l2 level1 lfo3">1.&nbsp; c</p>',
    '<ul><li>a</li></ul><ol><li>b</li></ol><ol><li>c</li></ol>',
  ],
  ['a list that counts from a number', '<ol start="4"><li>a</li></ol>', '<ol start="4"><li>a</li></ol>'],
  ['what people say', '<p>– a</p><p>– b</p>', '<p>– a</p><p>– b</p>'],
  ['one paragraph that begins with a bullet', '<p>• a</p><p>b</p>', '<p>• a</p><p>b</p>'],
  ['blank lines between items', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
])('%s', (_, given, expected) => {
  expect((read(given) ?? []).map(html).join('')).toBe(expected)
})

test('nothing is nothing', () =>
  expect([read(''), read('  \n'), read('<p></p>'), read('<script>x</script>')]).toEqual([null, null, null, null]))

test.each([
  [`/assets/${id}`, id],
  [`/assets/${id.toUpperCase()}/asset.jpg`, id],
  [`${origin}/assets/${id}?x`, id],
  [`https://evil.example/assets/${id}`, null],
  [`assets/${id}`, null],
  [`/assets/${id}x`, null],
])('the picture %s means file %s', (source, expected) => expect(assetId(source, origin)).toBe(expected))

test.each([
  ['https://a.example/x y', 'https://a.example/x%20y'],
  ['/en/news', '/en/news'],
  ['#top', '#top'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['mailto:a@b.example?subject=Re: x', 'mailto:a@b.example?subject=Re:%20x'],
  ['mailto:a@b.example?subject=12:30&body=https://a.example', 'mailto:a@b.example?subject=12:30&body=https://a.example'],
  ['mailto:', null],
  ['tel:+380440000000', 'tel:+380440000000'],
  ['tel:1:2', null],
  ['javascript:x', null],
  ['//a.example', null],
  ['/\\a', null],
  ['https://', null],
  ['', null],
  ['www.a.example', null],
])('the address %s may be linked to as %s', (given, expected) => expect(safeHref(given)).toBe(expected))

test('an embedded player becomes a link', () => {
  const href = 'https://www.youtube.com/embed/abc_DEF-123?rel=0'
  expect(read(`<p>a</p><iframe width="560" src="${href}" allowfullscreen></iframe><p>after</p>`)).toEqual([
    { tag: 'p', children: ['a'] },
    { tag: 'p', children: [{ tag: 'a', attributes: { href }, children: ['youtube.com/embed/abc_DEF-123'] }] },
    { tag: 'p', children: ['after'] },
  ])
})

test.each([
  '<p>a</p><iframe src="x"/><p>after</p>',
  '<p>a</p><iframe src="x"><p>after</p>',
  '<p>a</p><svg onload=1><p>after</p>',
  '<p>a</p><iframe src="x"></iframe><p>after</p>',
])('what follows a dropped element stays: %s', (html) => {
  expect(read(html)).toEqual([
    { tag: 'p', children: ['a'] },
    { tag: 'p', children: ['after'] },
  ])
})

test.each(['<b>', '<div>', '<ul><li>', '<blockquote>', '<a title="x="', '<iframe '])(
  'of a text that is nothing but beginnings (%s …) what is written in it and after it stays',
  (beginning) => {
    const many = beginning.repeat(Math.floor(300_000 / beginning.length))
    expect(JSON.stringify(read(`<p>Перед</p>${many}${beginning.includes('>') ? 'у' : '>'}<p>Після</p>`))).toMatch(/Перед.*Після/)
  },
)

test.each([
  ['<h2>a</h2><h4>b</h4>', ['h2', 'h3']],
  ['<h1>a</h1><h6>b</h6><h6>c</h6>', ['h2', 'h3', 'h3']],
  ['<h4>a</h4><h4>b</h4>', ['h2', 'h2']],
  ['<h3>a</h3><blockquote><h4>b</h4></blockquote>', ['h2', 'h3']],
  ['<h2>a</h2><h3>b</h3><h4>c</h4>', ['h2', 'h3', 'h4']],
  ['<h2></h2><h4>b</h4>', ['h2']],
])('no level of headings is left out: %s', (html, expected) => {
  expect([...JSON.stringify(read(html)).matchAll(/"tag":"(h\d)"/g)].map(([, tag]) => tag)).toEqual(expected)
})

test('signs that no text can hold are taken out', () =>
  expect(read('<p>Мі\u0001ст\ud800\u000b</p>')).toEqual([{ tag: 'p', children: ['Міст'] }]))
