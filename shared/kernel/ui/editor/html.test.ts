import { readHtml } from './read-html'
import { writeHtml } from './write-html'

const cleaned = (html: string) => writeHtml(readHtml(html))

test.each([
  '<p>Mów <strong lang="en">I am</strong>, nie <em lang="en">I is</em>.</p>',
  '<h2>Czas</h2><h3>Kiedy</h3><p>Zawsze.</p>',
  '<ul><li>raz</li><li>dwa <strong>trzy</strong></li></ul><ol><li>a</li></ol><p>koniec</p>',
  '<blockquote>Lis</blockquote><p class="ql-align-center">środek</p><p class="ql-align-right">prawo</p>',
  '<p><a href="https://example.org/?a=1&amp;b=2">zobacz</a> i <a href="mailto:a@example.org"><strong>pisz</strong></a></p>',
  '<p><img src="/files/media/0190-af.png" alt="Lis &amp; wilk" width="200" /></p>',
  '<p>a</p><p><br /></p><p>b</p>',
  '<p><u>x</u> <s>y</s> <span lang="de">Haus</span></p>',
  '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
])('%s is preserved by the editor (A-POP-04, A-HINT-04)', (html) => {
  expect(cleaned(html)).toBe(html)
})

test('a text with only blank lines is empty', () => {
  expect(cleaned('<p><br></p><p></p>')).toBe('')
  expect(cleaned('')).toBe('')
})

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['an event', '<p onclick="alert(1)">a</p><img src=x onerror=alert(1)>', '<p>a</p>'],
  ['a style sheet', '<style>p{color:red}</style><p style="color:red;position:fixed">a</p>', '<p>a</p>'],
  [
    'a link that runs',
    '<p><a href="javascript:alert(1)">a</a> <a href=" java\tscript:x">b</a></p>',
    '<p>a b</p>',
  ],
  ['a link to our own API', '<p><a href="/api/user/me">a</a></p>', '<p>a</p>'],
  ['a picture from elsewhere', '<p>a<img src="https://elsewhere.test/x.png"></p>', '<p>a</p>'],
  ['a picture out of data', '<p>a<img src="data:image/svg+xml;base64,PHN2Zz4="></p>', '<p>a</p>'],
  ['a picture of another address of ours', '<p>a<img src="/api/user/me"></p>', '<p>a</p>'],
  ['a drawing', '<svg><script>alert(1)</script><text>x</text></svg><p>a</p>', '<p>a</p>'],
  ['an embedded page', '<iframe srcdoc="<script>1</script>"></iframe><p>a</p>', '<p>a</p>'],
  ['a form', '<form><input value="x"><button>Wyślij</button></form><p>a</p>', '<p>a</p>'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a – b</p><p>c</p>'],
  ['large headings', '<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
  ['lines inside of a paragraph', '<p>a<br>b</p>', '<p>a</p><p>b</p>'],
  ['spaces of the source', '<p>\n  a\n  b </p>\n<p>c</p>', '<p>a b</p><p>c</p>'],
  ['a quotation in a list', '<ul><li><blockquote>a</blockquote></li></ul>', '<ul><li>a</li></ul>'],
])('only the text of %s is preserved', (_, html, text) => {
  expect(cleaned(html)).toBe(text)
})

test('text from Word retains its structure and loses its styles', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>@font-face{font-family:Calibri}</style></head>
<body lang=PL><!--StartFragment--><p class=MsoNormal style='margin-left:1cm'><b><span lang=EN-US style='font-size:12.0pt;font-family:"Calibri";color:#C00000'>Ważne</span></b><span style='mso-fareast-language:PL'> słowa<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>raz</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>dwa</p><!--EndFragment--></body></html>`
  expect(cleaned(word)).toBe('<p><strong>Ważne</strong> słowa</p><ul><li>raz</li></ul><ol><li>dwa</li></ol>')
})

test('a table from Word becomes one line per row, with separated cells (A-HINT-04)', () => {
  const cell = (text: string) =>
    `<td width=301 valign=top style='width:225.8pt;padding:0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p></td>`
  const row = (...cells: string[]) => `<tr style='mso-yfti-irow:0'>\n ${cells.map(cell).join('\n ')}\n </tr>`
  const word = `<table class=MsoTableGrid border=1><tbody>
 ${row('<b><span lang=EN-US style="font-size:12pt">I am</span></b>', '<span lang=PL style="font-size:12pt">jestem</span>')}
 ${row('you are', 'jesteś</p><p class=MsoNormal>jesteście')}
 ${row('it is', '&nbsp;')}</tbody></table><p>Koniec.</p>`
  expect(cleaned(word)).toBe(
    '<p><strong>I am</strong> – jestem</p><p>you are – jesteś jesteście</p><p>it is</p><p>Koniec.</p>',
  )
})

test('text from Google Docs is bold only where its style is bold', () => {
  const docs =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">zwykłe </span><span style="font-weight:700;font-style:italic">tłuste</span></p></b>'
  expect(cleaned(docs)).toBe('<p>zwykłe <strong><em>tłuste</em></strong></p>')
})

test('typed text is escaped', () => {
  expect(writeHtml([{ insert: '<img src=x onerror=alert(1)>\n' }])).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  )
  expect(
    writeHtml([{ insert: 'a', attributes: { link: 'https://x.test/"onclick="y' } }, { insert: '\n' }]),
  ).toBe('<p><a href="https://x.test/&quot;onclick=&quot;y">a</a></p>')
})

test('adjacent pieces with the same format are merged', () => {
  const bold = { bold: true } as const
  expect(
    writeHtml([{ insert: 'a', attributes: bold }, { insert: 'b', attributes: bold }, { insert: '\n' }]),
  ).toBe('<p><strong>ab</strong></p>')
})
