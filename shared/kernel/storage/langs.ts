import { localKeys } from '@mowka/domain/browser/storage-keys'
import { type InterfaceLang, interfaceLangOf, isInterfaceLang } from '@mowka/domain/languages/codes'
import { type LangCode, langFromPath } from '@mowka/domain/languages/languages'
import { readStored, writeStored } from './raw'

// The page's inline script reads the languages, so this file imports no schema library.

/** Returns the language chosen on this device, else the platform's default, else Polish (P-I18N-01, P-I18N-03). */
export function chooseInterfaceLang(platformDefault: string | undefined): InterfaceLang {
  const chosen = readStored(localKeys.interfaceLang)
  return isInterfaceLang(chosen) ? chosen : interfaceLangOf(platformDefault)
}

/** Stores the interface language chosen on this device. */
export const storeInterfaceLang = (lang: InterfaceLang): boolean => writeStored(localKeys.interfaceLang, lang)

/** Reads a language from local storage. Returns `null` if there is none or the value is invalid. */
export function storedLang(key: string): LangCode | null {
  const value = readStored(key)
  return typeof value === 'string' ? langFromPath(value) : null
}

/** Stores a language; `null` removes it. */
export const storeLang = (key: string, lang: LangCode | null): boolean => writeStored(key, lang)
