import type { PartsOf, RemotePages, TextParts } from '@mowka/kernel/platform'

/** The pages of this remote, keyed by their names in the shell's route table. */
export const pages = {
  companyUsers: () => import(/* webpackChunkName: "page-companyUsers" */ './company-page/CompanyUsersPage'),
  companyJoin: () => import(/* webpackChunkName: "page-companyJoin" */ './join/CompanyJoinPage'),
} satisfies RemotePages['pages']

/** The texts of this remote by part. Each part has a file per language. */
export const texts = {
  company: {
    pl: () => import(/* webpackChunkName: "texts-company-pl" */ './locales/company/pl.json'),
    en: () => import(/* webpackChunkName: "texts-company-en" */ './locales/company/en.json'),
  },
  join: {
    pl: () => import(/* webpackChunkName: "texts-join-pl" */ './locales/join/pl.json'),
    en: () => import(/* webpackChunkName: "texts-join-en" */ './locales/join/en.json'),
  },
} satisfies TextParts

/** The parts of the texts that each page shows. */
export const textsOf: PartsOf<keyof typeof pages, keyof typeof texts> = {
  companyUsers: ['company'],
  companyJoin: ['join'],
}
