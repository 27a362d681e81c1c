/**
 * The parts of react-i18next that the shell provides, under the package's own name; see `react-router-dom.ts` next to
 * this file. `Trans` would bring a parser of HTML: texts here have no markup. The path of the package, because its name
 * means this file.
 */
// Every package that shows texts knows the keys of the common ones.
import type {} from '../i18n/locales/keys'

export { initReactI18next, useTranslation } from '../node_modules/react-i18next'
