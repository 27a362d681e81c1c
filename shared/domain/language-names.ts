import type { InterfaceLang } from './interface-lang'
import type { LangCode } from './lang-code'

/** What languages are called, for letters and documents; pages have their own texts. */
export const languageNames: Record<InterfaceLang, Record<LangCode, string>> = {
  pl: {
    PL: 'polski',
    ENG: 'angielski',
    DE: 'niemiecki',
    ES: 'hiszpański',
    FR: 'francuski',
    IT: 'włoski',
    RU: 'rosyjski',
  },
  en: {
    PL: 'Polish',
    ENG: 'English',
    DE: 'German',
    ES: 'Spanish',
    FR: 'French',
    IT: 'Italian',
    RU: 'Russian',
  },
}
