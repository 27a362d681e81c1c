import type { RemotePages, TextsLoader } from '@mowka/shared/platform'

/** The pages of this remote by the names that the shell's route table uses. */
export const pages = {
  companyUsers: () => import(/* webpackChunkName: "page-companyUsers" */ './users/CompanyUsersPage'),
  companyJoin: () => import(/* webpackChunkName: "page-companyJoin" */ './join/CompanyJoinPage'),
} satisfies RemotePages['pages']

/** The words of the company administrators' pages. */
export const texts: TextsLoader = {
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}
