import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { FingerprintCollector } from './fingerprints'
import { readFingerprints, readKey, writeFingerprints } from './list-file'
import { openWordLists, wordList } from './public'

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

/** The list of these words, each given to the collector several times. */
function listed(words: readonly string[]): Uint32Array {
  const collector = new FingerprintCollector()
  for (const word of [...words, ...words]) collector.add(word)
  return collector.sorted()
}

describe('a word list (U05)', () => {
  it('has every word that was put into it, and each once', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäéñя]{1,12}$/u)), (words) => {
        const fingerprints = listed(words)
        const list = wordList(fingerprints)
        expect(words.filter((word) => !list.has(word))).toEqual([])
        expect(fingerprints).toEqual(new Uint32Array(new Set(fingerprints)).sort())
      }),
    )
  })

  it('keeps more words than it first has room for, and hardly any other', () => {
    const number = 150_000
    const list = wordList(listed(Array.from({ length: number }, (_, index) => `word${index}`)))
    expect(Array.from({ length: number }, (_, index) => list.has(`word${index}`))).not.toContain(false)
    const others = Array.from({ length: 10_000 }, (_, index) => `other${index}`)
    expect(others.filter((word) => list.has(word)).length).toBeLessThan(20)
  })

  it('has nothing when it is empty', () => {
    expect(wordList(listed([])).has('word')).toBe(false)
  })

  it('takes a word in any case, composed or not, with any apostrophe, and ё as е', () => {
    const list = wordList(listed(['café', "don't", 'еще']))
    expect(['CAFÉ', 'cafe\u0301', 'Don’t', 'ещё'].filter((word) => !list.has(word))).toEqual([])
  })

  it('has what is joined of its words by a hyphen or an elision', () => {
    const list = wordList(listed(["l'", "d'", 'eau', 'peut', 'être', "aujourd'hui"]))
    const joined = ["l'eau", 'peut-être', "d'aujourd'hui", "l'eau-d'eau"]
    expect(joined.filter((word) => !list.has(word))).toEqual([])
    const others = ['peut-il', "eau'l", "qu'eau", 'peut-', "'eau", 'peutêtre', 'hui']
    expect(others.filter((word) => list.has(word))).toEqual([])
  })

  it('has compounds of parts that it has, at most three of at least three letters', () => {
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

  it('is the same after it was written to a file, with what it was made from', () => {
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

describe('the word lists of a folder (U05)', () => {
  const warned: unknown[] = []
  const log = { warn: (_: object, message: string) => warned.push(message) }
  beforeEach(() => {
    warned.length = 0
  })

  it('are read once', () => {
    const folder = newFolder()
    writeFingerprints(folder, 'DE', key, listed(['eine']))
    const wordListOf = openWordLists(folder, log)
    expect(wordListOf('DE')?.has('eine')).toBe(true)
    fs.rmSync(folder, { recursive: true })
    expect(wordListOf('DE')?.has('eine')).toBe(true)
    expect(warned).toEqual([])
  })

  it('are null where there is none, which is logged once for a language', () => {
    const wordListOf = openWordLists(newFolder(), log)
    expect([wordListOf('DE'), wordListOf('DE'), wordListOf('FR')]).toEqual([null, null, null])
    expect(warned).toHaveLength(2)
  })

  it('are null where the file is damaged', () => {
    const folder = newFolder()
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'de.words'), 'damaged')
    expect(openWordLists(folder, log)('DE')).toBeNull()
    expect(warned).toHaveLength(1)
  })

  it('miss nothing for a language that nobody learns', () => {
    expect(openWordLists(newFolder(), log)('PL')).toBeNull()
    expect(warned).toEqual([])
  })
})
