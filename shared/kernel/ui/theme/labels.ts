import type { InterfaceLang } from '@mowka/domain/languages/codes'

/** Texts inside the components themselves. All other texts are props. */
export type UiLabels = {
  /** Language of the texts, for components with additional texts. */
  locale: UiLocale
  close: string
  clear: string
  loading: string
  retry: string
  errorTitle: string
  errorText: string
  optional: string
  beta: string
  combo: (count: number) => string
  stages: (reached: number, total: number) => string
  more: string
  notifications: string
  table: {
    empty: string
    pages: string
    perPage: string
    previous: string
    next: string
    page: (page: number) => string
    range: (from: number, to: number, total: number) => string
    sortBy: string
    actions: string
    loaded: (total: number) => string
  }
}

export type UiLocale = InterfaceLang

const pl: UiLabels = {
  locale: 'pl',
  close: 'Zamknij',
  clear: 'Wyczyść',
  loading: 'Wczytywanie…',
  retry: 'Spróbuj ponownie',
  errorTitle: 'Nie udało się tego wczytać',
  errorText: 'Nic nie przepadło. Sprawdź połączenie i\u00a0spróbuj jeszcze raz.',
  optional: 'opcjonalnie',
  beta: 'beta',
  combo: (count) => `Dobre odpowiedzi z\u00a0rzędu: ${count}`,
  stages: (reached, total) =>
    `${total > 3 ? 'Poziom' : 'Etap'} ${reached} z\u00a0${total}${reached >= total ? ', opanowane' : ''}`,
  more: 'Więcej',
  notifications: 'Powiadomienia',
  table: {
    empty: 'Nic tu nie ma',
    pages: 'Strony',
    perPage: 'Na stronie',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    page: (page) => `Strona ${page}`,
    range: (from, to, total) => `${from}–${to} z\u00a0${total}`,
    sortBy: 'Sortuj',
    actions: 'Działania',
    loaded: (total) => `Liczba wyników: ${total}`,
  },
}

const en: UiLabels = {
  locale: 'en',
  close: 'Close',
  clear: 'Clear',
  loading: 'Loading',
  retry: 'Try again',
  errorTitle: 'This could not be loaded',
  errorText: 'Your progress is saved. Check your connection and try again.',
  optional: 'optional',
  beta: 'beta',
  combo: (count) => `Right answers in a row: ${count}`,
  stages: (reached, total) =>
    `${total > 3 ? 'Level' : 'Stage'} ${reached} of ${total}${reached >= total ? ', mastered' : ''}`,
  more: 'More',
  notifications: 'Notifications',
  table: {
    empty: 'Nothing here',
    pages: 'Pages',
    perPage: 'Per page',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    range: (from, to, total) => `${from}–${to} of ${total}`,
    sortBy: 'Sort',
    actions: 'Actions',
    loaded: (total) => `Results: ${total}`,
  },
}

/** Texts in both interface languages; Polish is the default (P-I18N-01). */
export const uiLabels: Record<UiLocale, UiLabels> = { pl, en }
