/**
 * The react-i18next exports that the shell provides, under the package's own name; see `react-router-dom.ts` next to
 * this file. `Trans` would add an HTML parser, and our texts contain no markup. Imports by path, because the package
 * name resolves to this file.
 */
// Makes the keys of the common texts known to every package that uses translations.
import type {} from '../i18n/locales/keys'

export { initReactI18next, useTranslation } from '../node_modules/react-i18next'
