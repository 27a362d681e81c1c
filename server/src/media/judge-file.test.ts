import { deflateSync } from 'node:zlib'
import { growsLinearly } from '@mowka/jest/growth'
import { avif, bmp, ico, jpeg, pdf, png, svg, webp, zip } from '../../testing/image-files'
import { ProblemError } from '../http/problem'
import { judgeFile } from './judge-file'

/** Returns the refusal code, or a description of the accepted file. */
function judged(name: string, bytes: Buffer): string {
  try {
    const { extension, isCleaned } = judgeFile(name, bytes)
    return isCleaned ? `${extension}, cleaned` : extension
  } catch (error) {
    if (error instanceof ProblemError) return error.code
    throw error
  }
}

const drawing = (inside: string, more?: string) => judgeFile('a.svg', svg(inside, more)).bytes.toString()

test.each([
  ['a.png', png()],
  ['a.jpg', jpeg()],
  ['a.jpeg', jpeg()],
  ['a.webp', webp()],
  ['a.bmp', bmp()],
  ['a.ico', ico()],
  ['a.avif', avif()],
  ['a.pdf', pdf()],
  ['a.svg', svg()],
])('accepts %s unchanged', (name, bytes) => {
  expect(judged(name, bytes)).toBe(name.slice(2))
  if (!name.endsWith('svg')) expect(Buffer.from(judgeFile(name, bytes).bytes).equals(bytes)).toBe(true)
})

describe('the content decides, not the name', () => {
  test.each([
    [
      'a page called a picture',
      'a.png',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'MEDIA_TYPE_UNKNOWN',
    ],
    [
      'a page called a drawing',
      'a.svg',
      Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
      'MEDIA_TYPE_UNKNOWN',
    ],
    ['a script', 'a.jpg', Buffer.from('alert(1)'), 'MEDIA_TYPE_UNKNOWN'],
    ['a program', 'a.ico', Buffer.from('MZ\x90\0'), 'MEDIA_TYPE_UNKNOWN'],
    ['an archive', 'a.webp', zip(), 'MEDIA_TYPE_UNKNOWN'],
    ['a GIF that is a script as well', 'a.png', Buffer.from('GIF89a=1;alert(1)//;'), 'MEDIA_TYPE_UNKNOWN'],
    ['a JPEG called PNG', 'a.png', jpeg(), 'MEDIA_TYPE_DIFFERS'],
    ['a drawing called PNG', 'a.png', svg(), 'MEDIA_TYPE_DIFFERS'],
    ['a PDF called a drawing', 'a.svg', pdf(), 'MEDIA_TYPE_DIFFERS'],
    ['nothing', 'a.png', Buffer.alloc(0), 'MEDIA_EMPTY'],
    ['more than 10 MB', 'a.png', Buffer.alloc(10 * 1024 * 1024 + 1), 'MEDIA_TOO_LARGE'],
  ])('%s: %s', (_, name, bytes, code) => expect(judged(name, bytes)).toBe(code))
})

const pictures: [string, Buffer][] = [
  ['png', png()],
  ['jpg', jpeg()],
  ['webp', webp()],
  ['bmp', bmp()],
  ['ico', ico()],
  ['avif', avif()],
  ['pdf', pdf()],
]

describe.each(pictures)('a %s', (extension, bytes) => {
  const name = `a.${extension}`

  test.each<[string, string | Buffer]>([
    ['a page', '<script>alert(1)</script>'],
    ['an archive', zip()],
    ['another picture', jpeg()],
    ['a video', '\0\0\0\x18ftypmp42\0\0\0\0'],
    ['the notes of a phone', 'SEFH\x6b\0\0\0SEFT'],
    ['zeros', Buffer.alloc(300)],
    ['line ends and spaces', '\r\n  \n'],
  ])('removes %s after the end of the file', (_, more) => {
    const { bytes: stored } = judgeFile(name, Buffer.concat([bytes, Buffer.from(more)]))
    expect(Buffer.from(stored).subarray(0, bytes.length).equals(bytes)).toBe(true)
    // Line breaks may follow the end of a PDF.
    expect(Buffer.from(stored).subarray(bytes.length).toString().trim()).toBe('')
  })

  test('refuses a truncated file', () => {
    expect(judged(name, bytes.subarray(0, bytes.length - 7))).toBe('MEDIA_BROKEN')
  })
})

test('refuses an image with markup or an archive in its metadata', () => {
  const note = (text: string | Buffer) => Buffer.concat([Buffer.from('Comment\0'), Buffer.from(text)])
  expect(judged('a.png', png(8, 8, [note('Lis w lesie')]))).toBe('png')
  expect(judged('a.png', png(8, 8, [note('<ScRiPt>alert(1)</script>')]))).toBe('MEDIA_HAS_MORE')
  expect(judged('a.png', png(8, 8, [note('<?php system($_GET[0]);')]))).toBe('MEDIA_HAS_MORE')
  expect(judged('a.png', png(8, 8, [note(zip())]))).toBe('MEDIA_HAS_MORE')
  const utf16 = Buffer.from('<script>alert(1)</script>', 'utf16le')
  expect(judged('a.png', png(8, 8, [note(utf16)]))).toBe('MEDIA_HAS_MORE')
  expect(judged('a.png', png(8, 8, [note(utf16.swap16())]))).toBe('MEDIA_HAS_MORE')
})

describe('PDF files', () => {
  const withObject = (object: string | Buffer) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n'),
      Buffer.from(object),
      Buffer.from('\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
    ])
  const packed = (object: string) =>
    Buffer.concat([
      Buffer.from('<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 99>>\nstream\r\n'),
      deflateSync(object),
      Buffer.from('\nendstream'),
    ])

  test.each<[string, string | Buffer]>([
    ['a script', '<</OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>>>'],
    ['a script with escaped letters', '<</OpenAction <</S /J#61vaScript /JS (x)>>>>'],
    ['a script in a packed object', packed('1 0 <</OpenAction <</S /JavaScript /JS (x)>>>>')],
    ['a packed object that cannot be read', '<</Type /ObjStm>>\nstream\nxyz\nendstream'],
    ['a program to start', '<</AA <</O <</S /Launch /F (cmd.exe)>>>>>>'],
    ['a form to send', '<</S /SubmitForm /F (https://elsewhere.test)>>'],
    ['another file inside', '<</Type /EmbeddedFile>>'],
  ])('refuses a PDF with %s', (_, object) => {
    expect(judged('a.pdf', withObject(object))).toBe('MEDIA_HAS_MORE')
  })

  test.each<[string, string | Buffer]>([
    ['that begins at a page', '<</OpenAction [3 0 R /XYZ null null 0]>>'],
    ['with a link', '<</S /URI /URI (https://mowka.test)>>'],
    ['with packed objects', packed('1 0 <</Type /Catalog>>')],
    ['with a name that begins alike', '<</LaunchPad 1>>'],
  ])('accepts a PDF: %s', (_, object) => expect(judged('a.pdf', withObject(object))).toBe('pdf'))
})

describe('SVG files', () => {
  test('leaves colours, gradients and internal references of an SVG unchanged', () => {
    const inside =
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" /></linearGradient></defs><g clip-path="url(#b)"><use href="#c" xlink:href="#c" /><path d="M0 0h8" fill="url(#a)" /></g><text x="1">Lis &amp; wilk</text>'
    expect(drawing(inside)).toContain(inside)
    expect(judged('a.svg', svg(inside))).toBe('svg')
  })

  test("removes a drawing program's metadata without reporting the SVG as cleaned", () => {
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: X -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1" xml:space="preserve" data-name="x"><metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><path d="M0 0"/></svg>\n',
    )
    expect(judged('a.svg', bytes)).toBe('svg')
    expect(judgeFile('a.svg', bytes).bytes.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0" /></svg>',
    )
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['an event', '<path d="M0 0" onload="alert(1)" onclick="x()"/>'],
    ['an event with capitals', '<path d="M0 0" ONLOAD="alert(1)"/>'],
    [
      'a page inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a link that comes later', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an animated link', '<animate attributeName="xlink:href" values="javascript:alert(1)"/>'],
    ['an external image', '<image href="https://elsewhere.test/x.png"/>'],
    ['an external reference', '<use href="https://elsewhere.test/x.svg#a"/>'],
    ['a part out of data', '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'],
    ['a style sheet', '<style>@import url(https://elsewhere.test/x.css);</style>'],
    ['a style', '<path style="fill:url(https://elsewhere.test)"/>'],
    ['an external colour', '<path fill="url(https://elsewhere.test/x#a)"/>'],
    ['an external colour after an internal one', '<path fill="url(#a) url(//elsewhere.test)"/>'],
    ['an escaped URL', '<path fill="u\\72l(//elsewhere.test)"/>'],
    ['an embedded page', '<iframe src="https://elsewhere.test"/>'],
    ['a handler', '<handler type="text/javascript">alert(1)</handler>'],
  ])('cleans an SVG with %s', (_, inside) => {
    expect(judged('a.svg', svg(`${inside}<circle r="1"/>`))).toBe('svg, cleaned')
    const clean = drawing(`${inside}<circle r="1"/>`)
    expect(clean).toContain('<circle r="1" />')
    expect(clean).not.toMatch(/script|alert|elsewhere|on\w+=|style|data:|foreign|frame|<a\b|<set|animate/i)
  })

  test.each([
    ['an event on the drawing itself', svg('<circle r="1"/>', ' onload="alert(1)"'), 'svg, cleaned'],
    [
      'entities',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
      ),
      'MEDIA_HAS_MORE',
    ],
    [
      'a file of the system as an entity',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      ),
      'MEDIA_HAS_MORE',
    ],
    [
      'another encoding',
      Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'),
      'MEDIA_TYPE_UNKNOWN',
    ],
  ])('an SVG with %s: %s', (_, bytes, result) => expect(judged('a.svg', bytes)).toBe(result))

  test('removes a style sheet reference before the root element of an SVG', () => {
    const bytes = Buffer.concat([Buffer.from('<?xml-stylesheet href="https://elsewhere.test"?>'), svg()])
    expect(judgeFile('a.svg', bytes).bytes.toString()).not.toContain('elsewhere')
  })

  test('escapes the content of a CDATA section in an SVG', () => {
    expect(drawing('<text><![CDATA[<script>alert(1)</script>]]></text>')).not.toContain('<script')
  })
})

describe('texts named a.svg', () => {
  const root = '<svg xmlns="http://www.w3.org/2000/svg">'
  const numbered = (size: number, each: (index: number) => string) =>
    Array.from({ length: size }, (_, index) => each(index)).join('')

  test.each<[string, (size: number) => string]>([
    ['comments', (size) => `${'<!---->'.repeat(size)}<svg/>`],
    ['comments without a drawing', (size) => '<!---->'.repeat(size)],
    ['unclosed comments', (size) => '<!--'.repeat(size)],
    ['document types', (size) => '<!DOCTYPE '.repeat(size)],
    ['document types inside the drawing', (size) => root + '<!DOCTYPE '.repeat(size)],
    ['processing instructions', (size) => `${'<?a?>'.repeat(size)}<svg/>`],
    ['quotes in the document type', (size) => `<!DOCTYPE ${'"'.repeat(size)}`],
    ['nested groups', (size) => `${root}${'<g>'.repeat(size)}${'</g>'.repeat(size)}</svg>`],
    ['unclosed groups', (size) => root + '<g>'.repeat(size)],
    ['unclosed tags', (size) => root + '<a '.repeat(size)],
    ['attributes', (size) => `${root}<g ${numbered(size, (index) => `a${index}="" `)}/></svg>`],
    ['references', (size) => `${root}<g fill="${'url('.repeat(size)}"/></svg>`],
    ['unclosed sections', (size) => root + '<![CDATA['.repeat(size)],
    ['ampersands', (size) => `${root}<text>${'&'.repeat(size)}</text></svg>`],
    ['spaces', (size) => `${' '.repeat(size)}<svg/>`],
    [
      'rules and elements',
      (size) =>
        `${root}<style>${numbered(size, (index) => `.a${index}{fill:red}`)}</style>${numbered(size, (index) => `<g class="a a${index}"/>`)}</svg>`,
    ],
    [
      'rules for one class',
      (size) => `${root}<style>${'.a{fill:red}'.repeat(size)}</style>${'<g class="a"/>'.repeat(size)}</svg>`,
    ],
    ['unclosed style sheets', (size) => root + '<style>'.repeat(size)],
    ['brackets in a style', (size) => `${root}<g style="fill:${'('.repeat(size)}"/></svg>`],
    ['braces in a style sheet', (size) => `${root}<style>${'a{'.repeat(size)}</style></svg>`],
    ['comments in a style sheet', (size) => `${root}<style>${'/*'.repeat(size)}</style></svg>`],
    ['embedded pictures', (size) => `${root}${'<image href="data:image/png;base64,"/>'.repeat(size)}</svg>`],
  ])('handles a text named a.svg of %s in linear time', (_, textOf) => {
    expect(growsLinearly((size) => void judged('a.svg', Buffer.from(textOf(size))), 1000)).toBe(true)
  })

  test.each([
    ['40 comments and a drawing', `${'<!---->'.repeat(40)}<svg/>`, 'svg'],
    ['50,001 elements', `${root}${'<g/>'.repeat(50_001)}</svg>`, 'MEDIA_TOO_COMPLEX'],
    ['400 kB of document types', '<!DOCTYPE '.repeat(40_000), 'MEDIA_TYPE_UNKNOWN'],
  ])('handles a text named a.svg of %s', (_, text, answer) =>
    expect(judged('a.svg', Buffer.from(text))).toBe(answer),
  )
})

describe('SVG files with styles', () => {
  test('preserves the colours of an Inkscape SVG', () => {
    const inside =
      '<sodipodi:namedview id="n" pagecolor="#fff"/><g inkscape:label="A" id="l" style="display:inline"><path d="M0 0" id="p" style="fill:#c2410c;fill-opacity:1;stroke:none;stroke-width:0.26px;-inkscape-stroke:none;font-variation-settings:normal;paint-order:markers fill stroke" /></g>'
    expect(judged('a.svg', svg(inside))).toBe('svg')
    expect(drawing(inside)).toContain(
      '<path d="M0 0" id="p" fill="#c2410c" fill-opacity="1" stroke="none" stroke-width="0.26px" paint-order="markers fill stroke" />',
    )
  })

  test.each([
    [
      'as CSS',
      '<style type="text/css">\n\t.st0{fill:#FF0000;}\n\t.st1{fill:none;stroke:url(#SVGID_1_);}\n</style>',
    ],
    ['as CDATA', '<style><![CDATA[.st0{fill:#FF0000}.st1{fill:none;stroke:url(#SVGID_1_)}]]></style>'],
    [
      'in definitions',
      '<defs><style>.st0,.st2{fill:#f00;}.st1{fill:none;stroke:url(#SVGID_1_)}</style></defs>',
    ],
  ])('preserves the colours of an Illustrator SVG with classes %s', (_, sheet) => {
    const inside = `${sheet}<path class="st0" d="M0 0"/><rect class="st1" x="1"/>`
    expect(judged('a.svg', svg(inside))).toBe('svg')
    expect(drawing(inside)).toMatch(/<path d="M0 0" fill="#(FF0000|f00)" \/>/)
    expect(drawing(inside)).toContain('<rect x="1" fill="none" stroke="url(#SVGID_1_)" />')
    expect(drawing(inside)).not.toMatch(/style|class/)
  })

  test('an id overrides a class, a class an element, and a style attribute all of them', () => {
    const sheet = '<style>#a{fill:red}.b{fill:blue}path{fill:green}path.c{fill:teal}.c{fill:gray}</style>'
    const fillOf = (attributes: string) => /fill="(\w+)"/.exec(drawing(`${sheet}<path ${attributes}/>`))?.[1]
    expect(fillOf('id="a" class="b" style="fill:pink"')).toBe('pink')
    expect(fillOf('id="a" class="b"')).toBe('red')
    expect(fillOf('class="b" fill="black"')).toBe('blue')
    expect(fillOf('class="c"')).toBe('teal')
    expect(fillOf('fill="black"')).toBe('green')
  })

  test.each([
    ['an external URL', '<style>.a{fill:url(https://elsewhere.test)}</style><path class="a"/>'],
    ['an escaped URL', '<path style="fill:u\\72l(//elsewhere.test)"/>'],
    ['an import', '<style>@import "https://elsewhere.test/a.css";.a{fill:red}</style><path class="a"/>'],
    ['an external font', '<style>@font-face{src:url(https://elsewhere.test)}</style><path/>'],
    ['a selector of another element', '<style>g:hover path{fill:red}</style><path/>'],
    ['a property that is no attribute', '<path style="mix-blend-mode:multiply"/>'],
  ])('cleans an SVG with %s and reports it to the editor', (_, inside) => {
    expect(judged('a.svg', svg(inside))).toBe('svg, cleaned')
    expect(drawing(inside)).not.toMatch(/elsewhere|style|import|hover/)
  })

  test('preserves an embedded photo and removes any other embedded file', () => {
    const image = (type: string, bytes: Buffer) =>
      `<image width="8" height="8" xlink:href="data:image/${type};base64,${bytes.toString('base64')}"/>`
    expect(judged('a.svg', svg(image('png', png()) + image('jpeg', jpeg())))).toBe('svg')
    expect(drawing(image('png', png()))).toContain(`href="data:image/png;base64,${png().toString('base64')}"`)
    const more = Buffer.concat([jpeg(), Buffer.from('<script>')])
    expect(drawing(image('jpeg', more))).toContain(`base64,${jpeg().toString('base64')}"`)
    for (const other of [image('svg+xml', svg()), image('png', jpeg()), image('png', Buffer.from('x'))]) {
      expect(judged('a.svg', svg(`${other}<circle r="1"/>`))).toBe('svg, cleaned')
      expect(drawing(`${other}<circle r="1"/>`)).not.toMatch(/image|data:/)
    }
  })
})
