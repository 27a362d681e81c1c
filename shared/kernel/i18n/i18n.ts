import {
  DEFAULT_INTERFACE_LANG,
  type InterfaceLang,
  interfaceLangOf,
  textLangs,
} from '@mowka/domain/languages/codes'
import { languageTitles } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import i18next, { type i18n, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { TextsLoader } from '../platform/remote'
import { chooseInterfaceLang, storeInterfaceLang } from '../storage'
import pl from './locales/pl.json'

const commonTexts = { ...pl, language: languageTitles('pl') }

/** Texts of the namespace `common` by interface language. */
const commonLoader = {
  pl: async () => ({ default: commonTexts }),
  en: async () => ({
    default: { ...(await import('./locales/en.json')).default, language: languageTitles('en') },
  }),
}

export { chooseInterfaceLang, DEFAULT_INTERFACE_LANG }

/** The loaders on the page, with their namespace and the languages that they have added. */
const loaders = new Map<TextsLoader, { namespace: string; added: Set<InterfaceLang> }>()

/** Applies the typographic rules of the interface language after interpolation. */
const lineEnds: PostProcessorModule = {
  type: 'postProcessor',
  name: 'lineEnds',
  process: (text) => displayText(text, textLangs[interfaceLangOf(i18next.language)]),
}

/** Initializes the shared i18next instance with the common texts. Only for the shell and tests. */
export async function startI18n(lang: InterfaceLang): Promise<i18n> {
  loaders.clear()
  await i18next
    .use(initReactI18next)
    .use(lineEnds)
    .init({
      lng: lang,
      fallbackLng: DEFAULT_INTERFACE_LANG,
      ns: ['common'],
      defaultNS: 'common',
      resources: { pl: { common: commonTexts } },
      interpolation: { escapeValue: false },
      postProcess: lineEnds.name,
      react: { useSuspense: false },
    })
  await addTexts('common', commonLoader)
  return i18next
}

/**
 * Loads texts of a namespace in the current language, or the fallback language if that fails. The texts of a namespace
 * may have several loaders.
 */
export async function addTexts(namespace: string, loader: TextsLoader): Promise<void> {
  if (!loaders.has(loader)) loaders.set(loader, { namespace, added: new Set() })
  const lang = interfaceLangOf(i18next.language)
  try {
    await addLanguage(loader, lang)
  } catch (error) {
    if (lang === DEFAULT_INTERFACE_LANG) throw error
    await addLanguage(loader, DEFAULT_INTERFACE_LANG)
  }
}

async function addLanguage(loader: TextsLoader, lang: InterfaceLang): Promise<void> {
  const known = loaders.get(loader)
  if (!known || known.added.has(lang)) return
  i18next.addResourceBundle(lang, known.namespace, (await loader[lang]()).default)
  known.added.add(lang)
}

/**
 * Changes the interface language: loads the texts of all namespaces on the page, then switches and stores the choice.
 */
export async function changeInterfaceLang(lang: InterfaceLang): Promise<void> {
  await Promise.all([...loaders.keys()].map((loader) => addLanguage(loader, lang)))
  await i18next.changeLanguage(lang)
  storeInterfaceLang(lang)
  document.documentElement.lang = lang
}
