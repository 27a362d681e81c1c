/** The languages of the product (P-I18N-06, C11). */
export const langCodes = ['PL', 'ENG', 'DE', 'ES', 'FR', 'IT', 'RU'] as const
export type LangCode = (typeof langCodes)[number]
