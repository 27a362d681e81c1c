import {
  directoryAbove,
  directoryRefusal,
  fileRefusal,
  fileSizeText,
  foldedName,
  folderRefusal,
  imageExtensions,
  isImageName,
  isMediaAddress,
  mediaAddressesIn,
  tidyFileName,
  tidyMediaName,
} from './media'

test('images are recognized by their extensions (A-MED-06)', () => {
  expect(imageExtensions).toEqual(['jpg', 'jpeg', 'png', 'svg', 'webp', 'avif', 'bmp', 'ico'])
  expect(isImageName('Lis.PNG')).toBe(true)
  expect(isImageName('regulamin.pdf')).toBe(false)
  expect(isImageName('png')).toBe(false)
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1,5 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [5 * 1024 ** 2, '5 MB'],
  [3.25 * 1024 ** 3, '3,3 GB'],
  [4096 * 1024 ** 3, '4096 GB'],
])('%i bytes are displayed as %s (A-MED-07)', (bytes, text) => {
  expect(fileSizeText(bytes, 'pl').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})

test.each(['lis.png', 'Żółty lis (2).jpeg', 'plan-2026_11,ostatni+.pdf', 'a.b.svg', 'лиса.webp'])(
  'the file name "%s" is valid',
  (name) => expect(fileRefusal(name)).toBeNull(),
)

test.each([
  ['', 'EMPTY'],
  [`${'a'.repeat(97)}.png`, 'TOO_LONG'],
  ['..', 'SIGNS'],
  ['../lis.png', 'SIGNS'],
  ['..\\lis.png', 'SIGNS'],
  ['%2e%2e%2flis.png', 'SIGNS'],
  ['.lis.png', 'SIGNS'],
  ['lis..png', 'SIGNS'],
  ['lis. png', 'SIGNS'],
  ['lis.png\0.svg', 'SIGNS'],
  ['lis\n.png', 'SIGNS'],
  ['lis\u202egnp.svg', 'SIGNS'],
  ['li\u200bs.png', 'SIGNS'],
  ['a\u2215b.png', 'SIGNS'],
  ['a\uff0fb.png', 'SIGNS'],
  ['\uff0e\uff0e.png', 'SIGNS'],
  ['ﬁ.png', 'SIGNS'],
  ['lis:strumień.png', 'SIGNS'],
  ['<img src=x onerror=alert(1)>.png', 'SIGNS'],
  ['con.png', 'RESERVED'],
  ['LPT1 .png', 'RESERVED'],
  ['lis', 'ENDING'],
  ['lis.html', 'ENDING'],
  ['lis.png.php', 'ENDING'],
  ['lis.png ', 'ENDING'],
])('the file name %j is rejected with %s (S-MED-03)', (name, why) => expect(fileRefusal(name)).toBe(why))

test.each([
  ['', null],
  ['Popupy/jesień 2026', null],
  ['..', 'SIGNS'],
  ['a/../b', 'SIGNS'],
  ['a//b', 'EMPTY'],
  ['/a', 'EMPTY'],
  ['a/', 'EMPTY'],
  ['a/.', 'SIGNS'],
  ['a/b.png', 'SIGNS'],
  ['nul/a', 'RESERVED'],
  ['a/b/c/d/e/f/g/h/i', 'TOO_LONG'],
] as const)('folderRefusal for %j is %s (S-MED-03)', (directory, why) =>
  expect(directoryRefusal(directory)).toBe(why),
)

test('a folder name with a dot is rejected, so that it never looks like a file', () => {
  expect(folderRefusal('lis.png')).toBe('SIGNS')
})

test('foldedName is equal for names that look the same', () => {
  expect(foldedName('LIS.png')).toBe(foldedName('lis.PNG'))
  expect(foldedName('straße.png')).toBe(foldedName('STRASSE.png'))
  expect(tidyMediaName(' z\u0307o\u0301lw.png ')).toBe('żólw.png')
})

test('directoryAbove returns the parent folder', () => {
  expect([directoryAbove('a/b'), directoryAbove('a'), directoryAbove('')]).toEqual(['a', '', ''])
})

test.each([
  ['/files/media/0190-af.png', true],
  ['/files/media/../../api/user/me', false],
  ['/files/media/a.png?x=1', false],
  ['https://elsewhere.test/files/media/a.png', false],
  ['//elsewhere.test/files/media/a.png', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['/api/unsubscribe', false],
])('isMediaAddress for %s is %s', (address, is) => expect(isMediaAddress(address)).toBe(is))

test('mediaAddressesIn returns the addresses in rich text once each', () => {
  const html =
    '<p><img src="/files/media/a-1.png" alt="/files/media"></p><img src="/files/media/b.svg"><img src="/files/media/a-1.png"><img src="https://evil.test/c.png">'
  expect(mediaAddressesIn(html)).toEqual(['/files/media/a-1.png', '/files/media/b.svg'])
})

test.each([
  ['lis — kopia.png', 'lis - kopia.png'],
  ['Zrzut ekranu 2026-11-16 o\u00a010.45.12.png', 'Zrzut ekranu 2026-11-16 o 10.45.12.png'],
  ['Screenshot 2026-11-16 at 3.45.12\u202fPM.png', 'Screenshot 2026-11-16 at 3.45.12 PM.png'],
  ['Screenshot from 10:45:12.png', 'Screenshot from 10-45-12.png'],
  ['logo@2x.png', 'logo-2x.png'],
  ['1. Lis w lesie.png', '1 Lis w lesie.png'],
  ['2026.11.16.png', '2026.11.16.png'],
  ['Ania’s lis [1].png', 'Ania-s lis (1).png'],
  ['„Lis” & wilk #2 100%.png', '-Lis- - wilk -2 100-.png'],
  ['lis 🦊❤️.png', 'lis .png'],
  ['obraz.jfif', 'obraz.jpg'],
  ['lis.PNG', 'lis.PNG'],
])('the common file name %j is stored as %j', (name, stored) => {
  expect(tidyFileName(name)).toBe(stored)
  expect(fileRefusal(stored)).toBeNull()
})

test.each([
  '../lis.png',
  '..\\lis.png',
  '..',
  '.lis.png',
  'lis..png',
  'lis\0.png',
  'lis\u202egnp.svg',
  'li\u200bs.png',
  'a\u2215b.png',
  'a\uff0fb.png',
  '\uff0e\uff0e.png',
])('the file name %j is rejected even after tidying (S-MED-03)', (name) => {
  expect(fileRefusal(tidyFileName(name))).toBe('SIGNS')
})
