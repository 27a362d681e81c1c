import type { RemotePages, TextsLoader } from '@mowka/kernel/platform'

/** The pages of this remote, keyed by their names in the shell's route table. */
export const pages = {
  companyUsers: () => import(/* webpackChunkName: "page-companyUsers" */ './company-page/CompanyUsersPage'),
  companyJoin: () => import(/* webpackChunkName: "page-companyJoin" */ './join/CompanyJoinPage'),
} satisfies RemotePages['pages']

/** Texts of the company administration pages. */
export const texts: TextsLoader = {
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}
