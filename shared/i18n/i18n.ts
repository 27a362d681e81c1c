import i18next, { type i18n, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { InterfaceLang } from '../domain/interface-lang'
import { keepTogether } from '../domain/line-ends'
import { writeStored } from '../domain/storage'
import { localKeys } from '../domain/storage-keys'
import { chooseInterfaceLang, DEFAULT_INTERFACE_LANG, isInterfaceLang } from '../domain/stored-langs'
import type { TextsLoader } from '../platform/remote'
import commonTexts from './locales/pl.json'

export { chooseInterfaceLang, DEFAULT_INTERFACE_LANG }

const commonLoader: TextsLoader = {
  pl: async () => ({ default: commonTexts }),
  en: () => import('./locales/en.json'),
}

const loaders = new Map<string, TextsLoader>()

/** Fixed Polish texts never end a line in a word of one letter, with what was put into them too. */
const lineEnds: PostProcessorModule = {
  type: 'postProcessor',
  name: 'lineEnds',
  process: (text) => (i18next.language === 'pl' ? keepTogether(text) : text),
}

/** Starts the one i18next with the texts that belong to everyone. Only for the shell and tests. */
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

/** Loads the texts of a remote in the language in use (and in the fallback's when that one fails). */
export async function addTexts(namespace: string, loader: TextsLoader): Promise<void> {
  loaders.set(namespace, loader)
  const lang = isInterfaceLang(i18next.language) ? i18next.language : DEFAULT_INTERFACE_LANG
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

/** Changes the interface language: loads the texts of everything that is on the page, then switches and remembers. */
export async function changeInterfaceLang(lang: InterfaceLang): Promise<void> {
  await Promise.all(
    [...loaders].map(async ([namespace, loader]) => {
      if (i18next.hasResourceBundle(lang, namespace)) return
      i18next.addResourceBundle(lang, namespace, (await loader[lang]()).default)
    }),
  )
  await i18next.changeLanguage(lang)
  writeStored(localKeys.interfaceLang, lang)
  document.documentElement.lang = lang
}
