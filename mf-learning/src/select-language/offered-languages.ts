import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import type { User } from '@mowka/contract/schemas/user'
import { languages } from '@mowka/domain/languages/languages'

/**
 * Returns the languages that can be learned from a source language: those with a plan on sale and those with an
 * access entry, in the product's order (L-LANG-01). Languages without server data are not offered (C11).
 */
export function offeredLanguages(
  products: readonly Product[],
  user: User | null,
  sourceLang: LangCode,
): LangCode[] {
  const known = new Set<LangCode>([
    ...products.filter((product) => product.sourceLang === sourceLang).map((product) => product.targetLang),
    ...(user?.appMetadata.languages.map((access) => access.targetLang) ?? []),
  ])
  return languages
    .map((language) => language.langCode)
    .filter((langCode) => known.has(langCode) && langCode !== sourceLang)
}

/** Returns the plan that a language's shop preselects, as `/subscribe` expects it (C-SUB-10). */
export function planOf(
  products: readonly Product[],
  langCode: LangCode,
  sourceLang: LangCode,
): string | undefined {
  const own = products
    .filter((product) => product.targetLang === langCode && product.sourceLang === sourceLang)
    .sort((a, b) => a.order - b.order)
  const first = own.find((product) => product.featured) ?? own[0]
  return first && `${langCode.toLowerCase()}-${first.order}`
}
