import { type InterfaceLang, interfaceLangs } from './interface-lang'
import type { LangCode } from './lang-code'
import { langFromPath } from './languages'
import { readStored } from './storage'
import { localKeys } from './storage-keys'

/** The default and the fallback (P-I18N-01, P-I18N-02). */
export const DEFAULT_INTERFACE_LANG: InterfaceLang = 'pl'

export const isInterfaceLang = (value: unknown): value is InterfaceLang =>
  interfaceLangs.some((each) => each === value)

/** The person's choice, else the platform's default, else Polish (P-I18N-01, P-I18N-03). */
export function chooseInterfaceLang(platformDefault: string | undefined): InterfaceLang {
  const stored = readStored<string>(localKeys.interfaceLang)
  if (isInterfaceLang(stored)) return stored
  return isInterfaceLang(platformDefault) ? platformDefault : DEFAULT_INTERFACE_LANG
}

/** A language as this device keeps it; null for none or anything that is no language. */
export function storedLang(key: string): LangCode | null {
  const value = readStored<unknown>(key)
  return typeof value === 'string' ? langFromPath(value) : null
}
