import type { LangCode } from '../contract/schemas/common'
import type { InterfaceLang } from './interface-lang'

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
