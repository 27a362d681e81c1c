import { type InterfaceLang, interfaceLangOf, isInterfaceLang } from './interface-lang'
import { type LangCode, langFromPath } from './languages'
import { readStored } from './storage'
import { localKeys } from './storage-keys'

/** Returns the language chosen on this device, else the platform's default, else Polish (P-I18N-01, P-I18N-03). */
export function chooseInterfaceLang(platformDefault: string | undefined): InterfaceLang {
  const stored = readStored<string>(localKeys.interfaceLang)
  return isInterfaceLang(stored) ? stored : interfaceLangOf(platformDefault)
}

/** Reads a language from local storage. Returns `null` if there is none or the value is invalid. */
export function storedLang(key: string): LangCode | null {
  const value = readStored<unknown>(key)
  return typeof value === 'string' ? langFromPath(value) : null
}
