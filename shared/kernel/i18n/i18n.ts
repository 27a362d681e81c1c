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

const loaders = new Map<string, TextsLoader>()

/** Applies the typographic rules of the interface language after interpolation. */
const lineEnds: PostProcessorModule = {
  type: 'postProcessor',
  name: 'lineEnds',
  process: (text) => displayText(text, textLangs[interfaceLangOf(i18next.language)]),
}

/** Initializes the shared i18next instance with the common texts. Only for the shell and tests. */
export async function startI18n(lang: InterfaceLang): Promise<i18n> {
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

/** Loads the texts of a namespace in the current language, or the fallback language if that fails. */
export async function addTexts(namespace: string, loader: TextsLoader): Promise<void> {
  loaders.set(namespace, loader)
  const lang = interfaceLangOf(i18next.language)
  if (i18next.hasResourceBundle(lang, namespace)) return
  try {
    i18next.addResourceBundle(lang, namespace, (await loader[lang]()).default)
  } catch (error) {
    if (lang === DEFAULT_INTERFACE_LANG) throw error
    i18next.addResourceBundle(
      DEFAULT_INTERFACE_LANG,
      namespace,
      (await loader[DEFAULT_INTERFACE_LANG]()).default,
    )
  }
}

/**
 * Changes the interface language: loads the texts of all namespaces on the page, then switches and stores the choice.
 */
export async function changeInterfaceLang(lang: InterfaceLang): Promise<void> {
  await Promise.all(
    [...loaders].map(async ([namespace, loader]) => {
      if (i18next.hasResourceBundle(lang, namespace)) return
      i18next.addResourceBundle(lang, namespace, (await loader[lang]()).default)
    }),
  )
  await i18next.changeLanguage(lang)
  storeInterfaceLang(lang)
  document.documentElement.lang = lang
}
