/** The languages in which the interface and the server's own words are complete (P-I18N-01, C54). */
export const interfaceLangs = ['pl', 'en'] as const
export type InterfaceLang = (typeof interfaceLangs)[number]
