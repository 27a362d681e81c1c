import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { FingerprintCollector, type FingerprintTable, fingerprintTable, hasFingerprint } from './fingerprints'
import { readFingerprints, readKey, writeFingerprints } from './list-file'
import { openWordLists, wordList } from './word-lists'

const folders: string[] = []
const newFolder = () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-words-')), 'lists')
  folders.push(path.dirname(folder))
  return folder
}
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

const key = Buffer.alloc(32, 7)

/** Collects these words, each added several times. */
function collected(words: readonly string[]): Uint32Array {
  const collector = new FingerprintCollector()
  for (const word of [...words, ...words]) collector.add(word)
  return collector.sorted()
}

/** Builds a list of these words. */
const listed = (words: readonly string[]): FingerprintTable => fingerprintTable(collected(words))

describe('word lists (U05)', () => {
  it('a list contains every added word exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäéñя]{1,12}$/u)), (words) => {
        const fingerprints = collected(words)
        const list = wordList(fingerprintTable(fingerprints))
        expect(words.filter((word) => !list.has(word))).toEqual([])
        expect(fingerprints).toEqual(new Uint32Array(new Set(fingerprints)).sort())
      }),
    )
  })

  it('a table contains exactly its fingerprints, also the smallest and the largest', () => {
    const edges = [0, 1, 0xffff, 0x10000, 0x1ffff, 0xfffe0000, 0xffffffff]
    const numbers = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 0, max: 0xffffffff }))
    fc.assert(
      fc.property(fc.uniqueArray(numbers), fc.array(numbers), (listed, asked) => {
        const table = fingerprintTable(Uint32Array.from(listed).sort())
        expect(listed.filter((each) => !hasFingerprint(table, each))).toEqual([])
        expect(asked.filter((each) => hasFingerprint(table, each))).toEqual(
          asked.filter((each) => listed.includes(each)),
        )
      }),
    )
  })

  it('a list grows beyond its initial capacity and has hardly any false positives', () => {
    const number = 150_000
    const list = wordList(listed(Array.from({ length: number }, (_, index) => `word${index}`)))
    expect(Array.from({ length: number }, (_, index) => list.has(`word${index}`))).not.toContain(false)
    const others = Array.from({ length: 10_000 }, (_, index) => `other${index}`)
    expect(others.filter((word) => list.has(word)).length).toBeLessThan(20)
  })

  it('an empty list contains nothing', () => {
    expect(wordList(listed([])).has('word')).toBe(false)
  })

  it('lookups ignore case, composition, the kind of apostrophe and the dots of ё', () => {
    const list = wordList(listed(['café', "don't", 'еще']))
    expect(['CAFÉ', 'cafe\u0301', 'Don’t', 'ещё'].filter((word) => !list.has(word))).toEqual([])
  })

  it('a list contains combinations of its words with a hyphen or an elision', () => {
    const list = wordList(listed(["l'", "d'", 'eau', 'peut', 'être', "aujourd'hui"]))
    const joined = ["l'eau", 'peut-être', "d'aujourd'hui", "l'eau-d'eau"]
    expect(joined.filter((word) => !list.has(word))).toEqual([])
    const others = ['peut-il', "eau'l", "qu'eau", 'peut-', "'eau", 'peutêtre', 'hui']
    expect(others.filter((word) => list.has(word))).toEqual([])
  })

  it('a list contains compounds of at most three listed parts with at least three letters', () => {
    const list = wordList(
      listed(['geburts+', '+tag', 'tags+', '+feier', 'ge+', '+burt', '!geburtsfeier', 'feier+', 'tag']),
    )
    const compounds = ['Geburtstag', 'Geburtstagsfeier', 'tagstag']
    expect(compounds.filter((word) => !list.has(word))).toEqual([])
    const others = [
      'geburts',
      'feier',
      'geburt',
      'geburtsfeier',
      'taggeburts',
      'feiertagstagstag',
      'geburtstagg',
    ]
    expect(others.filter((word) => list.has(word))).toEqual([])
  })

  it('a list read from its file is the same, and has the key of its sources', () => {
    const folder = newFolder()
    const fingerprints = listed(['eine', 'keine'])
    expect(readKey(folder, 'DE')).toBeNull()
    writeFingerprints(folder, 'DE', key, fingerprints)
    writeFingerprints(folder, 'DE', key, fingerprints)
    expect(readFingerprints(folder, 'DE')).toEqual(fingerprints)
    expect(readKey(folder, 'DE')).toEqual(key)
    expect(readKey(folder, 'ENG')).toBeNull()
    expect(fs.readdirSync(folder)).toEqual(['de.words'])
  })
})

describe('word lists in a folder (U05)', () => {
  const warned: unknown[] = []
  const log = { warn: (_: object, message: string) => warned.push(message) }
  beforeEach(() => {
    warned.length = 0
  })

  it('reads each word list once', () => {
    const folder = newFolder()
    writeFingerprints(folder, 'DE', key, listed(['eine']))
    const wordListOf = openWordLists(folder, log)
    expect(wordListOf('DE')?.has('eine')).toBe(true)
    fs.rmSync(folder, { recursive: true })
    expect(wordListOf('DE')?.has('eine')).toBe(true)
    expect(warned).toEqual([])
  })

  it('returns null for a missing list and logs it once per language', () => {
    const wordListOf = openWordLists(newFolder(), log)
    expect([wordListOf('DE'), wordListOf('DE'), wordListOf('FR')]).toEqual([null, null, null])
    expect(warned).toHaveLength(2)
  })

  it('returns null for a damaged file', () => {
    const folder = newFolder()
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'de.words'), 'damaged')
    expect(openWordLists(folder, log)('DE')).toBeNull()
    expect(warned).toHaveLength(1)
  })

  it("does not log a missing list for a language that can't be learned", () => {
    expect(openWordLists(newFolder(), log)('PL')).toBeNull()
    expect(warned).toEqual([])
  })
})
