import { strToU8, type Zippable, zipSync } from 'fflate'
import { LibraryError } from '../library-error'
import { decodeText, unpackLibrary } from './library-archive'

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** Returns the reason why an archive is refused, and the file that it names. */
async function refusalOf(archive: Uint8Array): Promise<[code: string | undefined, file: string]> {
  try {
    await unpackLibrary(archive)
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    const [{ code, file } = { code: undefined, file: '' }] = error.mistakes
    return [code, file]
  }
  throw new Error('The archive was taken')
}

/** Changes bytes in every central directory entry (0x02014b50) of an archive. */
function bent(archive: Uint8Array, change: (view: DataView, at: number) => void): Uint8Array {
  const copy = archive.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at < copy.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) change(view, at)
  return copy
}

test('a library is found inside a wrapping folder, other files are skipped and listed, and system files are ignored', async () => {
  const { files, left } = await unpackLibrary(
    zip({
      'lib/plans.yaml': 'plans: []',
      'lib/courses/eng/a/course.yaml': 'x',
      'lib/run.sh': 'x',
      'lib/.DS_Store': 'x',
      'lib/__MACOSX/a.yaml': 'x',
    }),
  )
  expect(Object.fromEntries(files)).toEqual({ 'plans.yaml': 'plans: []', 'courses/eng/a/course.yaml': 'x' })
  expect(left).toEqual(['lib/run.sh'])
})

test.each([
  ['../out.yaml', 'NAME_LEAVES'],
  ['a/../../out.yaml', 'NAME_LEAVES'],
  ['a/./out.yaml', 'NAME_LEAVES'],
  ['a//out.yaml', 'NAME_LEAVES'],
  ['\uFF0E\uFF0E/out.yaml', 'NAME_LEAVES'],
  ['a\uFF0F..\uFF0Fout.yaml', 'NAME_LEAVES'],
  ['/out.yaml', 'NAME_ABSOLUTE'],
  ['C:/out.yaml', 'NAME_ABSOLUTE'],
  ['a\\..\\out.yaml', 'NAME_BACKSLASH'],
  ['a\0.yaml', 'NAME_SIGNS'],
  ['lesson\u202Elmay.exe.yaml', 'NAME_SIGNS'],
  ['les\u200Bson.yaml', 'NAME_SIGNS'],
  ['courses/CON.yaml', 'NAME_SYSTEM'],
  ['courses/a.yaml. ', 'NAME_SYSTEM'],
  ['courses/a:b.yaml', 'NAME_SYSTEM'],
  ['a/b/c/d/e/f/g.yaml', 'NAME_DEEP'],
  [`${'a'.repeat(300)}.yaml`, 'NAME_LONG'],
])('a file named %j is refused: %s', async (name, code) => {
  expect((await refusalOf(zip({ 'plans.yaml': 'x', [name]: 'x' })))[0]).toBe(code)
})

test.each([
  ['Lesson.yaml', 'lesson.yaml'],
  ['caf\u00E9.yaml', 'cafe\u0301.yaml'],
  ['\uFB01ne.yaml', 'fine.yaml'],
])('%j and %j are one file on some systems, and are refused', async (one, other) => {
  expect(await refusalOf(zip({ [one]: 'x', [other]: 'y' }))).toEqual(['TWICE', other])
})

test('a zip bomb is refused by its ratio, number of files and total size, before anything is unpacked', async () => {
  const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)
  expect(await refusalOf(zipSync({ 'a.yaml': zeros(5) }))).toEqual(['RATIO', 'a.yaml'])
  expect(await refusalOf(zipSync({ 'a.yaml': zeros(9) }, { level: 0 }))).toEqual(['FILE_TOO_LARGE', 'a.yaml'])
  const many: Zippable = Object.fromEntries(
    Array.from({ length: 5001 }, (_, n) => [`${n}.yaml`, strToU8('x')]),
  )
  expect((await refusalOf(zipSync(many, { level: 0 })))[0]).toBe('TOO_MANY_FILES')
  expect((await refusalOf(zeros(21)))[0]).toBe('TOO_LARGE')
})

test('a YAML file of more than 1 MB is refused, a table is not', async () => {
  const large = strToU8('a'.repeat(1024 * 1024 + 1))
  expect(await refusalOf(zipSync({ 'a.yaml': large }, { level: 0 }))).toEqual(['YAML_TOO_LARGE', 'a.yaml'])
  expect(decodeText(large, 'a.csv')).toHaveLength(large.length)
})

test('an archive that unpacks to more than 16 MB is refused even if each file is small enough', async () => {
  const text = new Uint8Array(7 * 1024 * 1024)
  for (let at = 0; at < text.length; at += 512) text[at] = at / 512
  const files = Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`${n}.yaml`, text]))
  expect((await refusalOf(zipSync(files, { level: 1 })))[0]).toBe('UNPACKED_TOO_LARGE')
})

test('an archive that understates its size is not unpacked beyond the stated size', async () => {
  const lying = bent(zip({ 'plans.yaml': 'x'.repeat(5000) }), (view, at) => view.setUint32(at + 24, 10, true))
  expect(await refusalOf(lying)).toEqual(['BROKEN', 'plans.yaml'])
})

test('entries with overlapping data are refused', async () => {
  let first: number | null = null
  const overlapping = bent(zip({ 'a.yaml': 'x', 'b.yaml': 'x' }), (view, at) => {
    first ??= view.getUint32(at + 42, true)
    view.setUint32(at + 42, first, true)
  })
  expect((await refusalOf(overlapping))[0]).toBe('OVERLAP')
})

test('symlinks, encrypted files and unknown compression methods are refused', async () => {
  const archive = zip({ 'plans.yaml': 'x' })
  const link = bent(archive, (view, at) => view.setUint32(at + 38, 0xa1ff0000, true))
  expect(await refusalOf(link)).toEqual(['LINK', 'plans.yaml'])
  const encrypted = bent(archive, (view, at) => view.setUint16(at + 8, 1, true))
  expect(await refusalOf(encrypted)).toEqual(['ENCRYPTED', 'plans.yaml'])
  const other = bent(archive, (view, at) => view.setUint16(at + 10, 12, true))
  expect(await refusalOf(other)).toEqual(['METHOD', 'plans.yaml'])
})

test('a name that differs between the central directory and the local header is refused', async () => {
  const other = bent(zip({ 'plans.yaml': 'x' }), (view, at) => view.setUint8(at + 46, 0x71))
  expect(await refusalOf(other)).toEqual(['BROKEN', 'qlans.yaml'])
})

test('nested archives are refused, whatever their names', async () => {
  expect(await refusalOf(zip({ 'more.zip': 'x' }))).toEqual(['NESTED', 'more.zip'])
  const hidden = zipSync({ 'plans.yaml': zip({ 'a.yaml': 'x' }) })
  expect(await refusalOf(hidden)).toEqual(['NESTED', 'plans.yaml'])
})

test('an invalid or truncated archive is refused', async () => {
  expect((await refusalOf(strToU8('plans: []')))[0]).toBe('BROKEN')
  expect((await refusalOf(zip({ 'plans.yaml': 'x' }).subarray(0, 40)))[0]).toBe('BROKEN')
})

test('texts in another encoding, and ones with hidden characters, are refused by file', async () => {
  const latin = zipSync({ 'plans.yaml': new Uint8Array([0x6e, 0x61, 0xef, 0x76, 0x65, 0x0a]) })
  expect(await refusalOf(latin)).toEqual(['ENCODING', 'plans.yaml'])
  const utf16 = zipSync({ 'plans.yaml': new Uint8Array([0xff, 0xfe, 0x61, 0x00]) })
  expect(await refusalOf(utf16)).toEqual(['ENCODING', 'plans.yaml'])
  expect(await refusalOf(zip({ 'plans.yaml': 'a: 1\nb: x\u202Ey' }))).toEqual(['TEXT_SIGNS', 'plans.yaml'])
})
