import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { languageNames } from '@mowka/shared/domain/language-names'
import type { OrderLineRow } from './store'

/** The plan of an order line with its language, e.g. "Półroczny, angielski": two languages have plans of the same name. */
export const lineName = (
  { name, targetLang }: Pick<OrderLineRow, 'name' | 'targetLang'>,
  lang: InterfaceLang,
): string => `${name}, ${languageNames[lang][targetLang]}`
