import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LangCode } from '@mowka/shared/contract/schemas/common'
import { wordSources } from '@mowka/shared/domain/languages/writing'
import { FingerprintCollector } from './fingerprints'
import { makeForms } from './forms'
import { readKey, writeFingerprints } from './list-file'
import { listSpelling } from './spelling'

/** Folder of the lists within the server package. */
export const LISTS = 'word-lists'

/** Hashes the code that builds lists, so that a change rebuilds them. */
function hashOfCode(server: string): Buffer {
  const folder = path.join(server, 'src/words')
  const hash = createHash('sha256')
  for (const name of fs.readdirSync(folder).sort()) {
    if (!name.endsWith('.test.ts')) hash.update(name).update(fs.readFileSync(path.join(folder, name)))
  }
  return hash.digest()
}

/**
 * Builds missing and outdated word lists of all languages from their dictionaries. Returns the languages of the built
 * lists.
 */
export function makeWordLists(server: string): LangCode[] {
  const require = createRequire(path.join(server, 'package.json'))
  const folder = path.join(server, LISTS)
  const code = hashOfCode(server)
  return LangCode.options.filter((lang) => {
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
    writeFingerprints(folder, lang, key, collector.sorted())
    return true
  })
}
