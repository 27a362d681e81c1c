import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { languageName } from '@mowka/shared/domain/languages/names'
import { planMonths } from '@mowka/shared/domain/product-code'
import type { OrderLineRow } from './store'

type NamedLine = Pick<OrderLineRow, 'productCode' | 'name' | 'targetLang'>

/** Translations of the Polish product names, by months. */
const TRANSLATED: Record<InterfaceLang, Record<number, string>> = {
  pl: {},
  en: { 1: 'Monthly', 6: 'Half-yearly', 12: 'Yearly' },
}

/** The plan of an order line; other durations keep the product's name in every language. */
export const planName = ({ productCode, name }: Omit<NamedLine, 'targetLang'>, lang: InterfaceLang): string =>
  TRANSLATED[lang][planMonths(productCode) ?? 0] ?? name

/** The plan and the language of an order line, e.g. "Półroczny, angielski": plans of two languages share a name. */
export const lineName = (line: NamedLine, lang: InterfaceLang): string =>
  `${planName(line, lang)}, ${languageName(line.targetLang, lang)}`
