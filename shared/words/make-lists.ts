import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type LangCode, langCodes } from '@mowka/domain/languages/codes'
import { wordSources } from '@mowka/domain/languages/grammar'
import { FingerprintCollector, fingerprintTable } from './fingerprints'
import { folder as ownFolder } from './folder.cjs'
import { makeForms } from './forms'
import { readKey, writeFingerprints } from './list-file'
import { listSpelling } from './spelling'

/** Folder of the lists in this package. */
const LISTS = 'lists'

/** Output folder of `makeWordLists`. */
export const wordListsFolder = path.join(ownFolder, LISTS)

/** Returns a hash of the code that builds the lists, so that code changes rebuild them. */
function hashOfCode(home: string): Buffer {
  const hash = createHash('sha256')
  for (const name of fs.readdirSync(home).sort()) {
    if (/\.ts$/.test(name) && !/\.(test|d)\.ts$/.test(name))
      hash.update(name).update(fs.readFileSync(path.join(home, name)))
  }
  return hash.digest()
}

/** Builds missing and outdated word lists from their dictionaries. Returns the languages of the new lists. */
export function makeWordLists(home = ownFolder): LangCode[] {
  const require = createRequire(path.join(home, 'package.json'))
  const folder = path.join(home, LISTS)
  const code = hashOfCode(home)
  return langCodes.filter((lang) => {
    const { dictionaries, supplement } = wordSources[lang]
    const sources = dictionaries.map((name) => {
      const home = path.dirname(require.resolve(name))
      const read = (file: string) => fs.readFileSync(path.join(home, file))
      return { aff: read('index.aff'), dic: read('index.dic') }
    })
    if (sources.length === 0) return false
    const hash = createHash('sha256').update(code).update(supplement)
    for (const { aff, dic } of sources) hash.update(aff).update(dic)
    const key = hash.digest()
    if (readKey(folder, lang)?.equals(key)) return false
    const collector = new FingerprintCollector()
    for (const { aff, dic } of sources) {
      makeForms(aff.toString('utf8'), dic.toString('utf8'), (form) => collector.add(listSpelling(form)))
    }
    for (const word of supplement.split(' ').filter(Boolean)) collector.add(listSpelling(word))
    writeFingerprints(folder, lang, key, fingerprintTable(collector.sorted()))
    return true
  })
}
