/// <reference types="@testing-library/jest-dom" />

import { type RouteName, routes } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import type { Role } from '@mowka/domain/user/roles'
import { addTexts, startI18n } from '@mowka/kernel/i18n'
import {
  type Platform,
  providePlatform,
  provideWidgetRenderer,
  type TextParts,
  type TextsLoader,
} from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { loadOverlayParts, UiProvider } from '@mowka/kernel/ui'
import { FreshReads } from '@mowka/web/api'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { SWRConfig } from 'swr'
import { type FakeAnswers, type FakeApi, fakeApi } from './fake-api'
import { fakePlatform } from './fake-platform'
import { learner } from './people'
import { onlyWhatHides } from './styles'

export { type FakeAnswers, type FakeCall, failure, fakeApi } from './fake-api'
export { learner } from './people'

type Texts = { namespace: string; loader: TextsLoader | TextParts }

/** Returns the texts to add: a loader, or all parts of a remote's texts. */
const partsIn = ({ namespace, loader }: Texts): { namespace: string; loader: TextsLoader }[] =>
  isLoader(loader)
    ? [{ namespace, loader }]
    : Object.values(loader).map((part) => ({ namespace: part.namespace ?? namespace, loader: part }))

const isLoader = (loader: TextsLoader | TextParts): loader is TextsLoader => typeof loader.pl === 'function'

/** Options of `renderPage`. */
export type PageOptions = {
  /** The name of the page's route, whose path provides `useParams`. */
  route: RouteName
  /** The address to open, e.g. `paths.courseDetails({ courseId: 'c1' })`. */
  at: string
  /** The remote's texts under their namespace, and those loaded with the page. */
  texts: Texts | readonly Texts[]
  /** Responses of the page's calls. */
  api?: FakeAnswers
  /** The signed-in user: an onboarded learner by default, `null` for a visitor. */
  user?: User | null
  roles?: Role[]
  lang?: InterfaceLang
  /** Pages without a release; all others are released. */
  unreleased?: readonly RouteName[]
  /** Applies all styles, for tests that read colors or sizes. By default, only those that hide elements apply. */
  styled?: boolean
}

/** A rendered page with its surroundings. */
export type RenderedPage = ReturnType<typeof render> & {
  api: FakeApi
  person: ReturnType<typeof userEvent.setup>
  /** The current address: path, query and hash. */
  address: () => string
  /** The calls to the platform. `confirm` resolves to true by default. */
  platform: { [Name in keyof Platform]: jest.Mock }
}

/**
 * Renders a page as the shell does: with theme, texts, route and user, over a fake API. Links to other pages change
 * the address and render nothing.
 */
export async function renderPage(page: ReactElement, options: PageOptions): Promise<RenderedPage> {
  if (!i18next.isInitialized) await startI18n(options.lang ?? 'pl')
  await i18next.changeLanguage(options.lang ?? 'pl')
  for (const { namespace, loader } of [options.texts].flat().flatMap(partsIn))
    await addTexts(namespace, loader)
  // The shell loads these when the browser is idle.
  await loadOverlayParts()

  const platform = fakePlatform(options.unreleased ?? [])
  providePlatform(platform)
  provideWidgetRenderer(({ name, props }) => (
    <div data-testid={`widget ${name}`} data-props={JSON.stringify(props)} />
  ))
  const api = fakeApi(options.api ?? {})
  const user = options.user === undefined ? learner() : options.user
  act(() => {
    session.signOut()
    session.forgetLanguages()
    if (user) {
      session.setStatus('authenticated')
      session.setRoles(options.roles ?? ['learner'])
      session.setUser(user)
    }
  })

  let address = ''
  function Address() {
    const { pathname, search, hash } = useLocation()
    address = pathname + search + hash
    return null
  }
  const person = userEvent.setup({ delay: null })
  const result = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <FreshReads />
      <StyleSheetManager stylisPlugins={options.styled ? [] : [onlyWhatHides]}>
        <UiProvider>
          <MemoryRouter initialEntries={[options.at]}>
            <Address />
            <Routes>
              <Route path={routes[options.route]} element={page} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </UiProvider>
      </StyleSheetManager>
    </SWRConfig>,
  )
  return { ...result, api, person, platform, address: () => address }
}

/** Returns the texts of all enabled buttons in the main color, of which a screen has at most one. Needs `styled`. */
export const primaryButtons = (): string[] =>
  [...document.querySelectorAll('button, a')]
    .filter((each) => getComputedStyle(each).background.includes('var(--mw-primary)'))
    .map((each) => each.textContent)

/** Returns all texts in a locale file with their keys, without plural suffixes. */
function textsOf(texts: Record<string, unknown>, prefix = ''): { key: string; text: string }[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? textsOf(value as Record<string, unknown>, `${prefix}${key}.`)
      : [{ key: `${prefix}${key.replace(/_(one|few|many|other)$/, '')}`, text: String(value) }],
  )
}

/** Returns each key with the placeholders of its texts, as one line. */
const placeholdersOf = (texts: Record<string, unknown>): string[] =>
  [
    ...new Set(
      textsOf(texts).flatMap(({ key, text }) =>
        (text.match(/\{\{\w+\}\}/g) ?? []).map((placeholder) => `${key} ${placeholder}`),
      ),
    ),
  ].sort()

/** Returns texts that contain an identifier of the code, which a rename across all files can leave in them. */
const withIdentifiers = (texts: Record<string, unknown>) =>
  textsOf(texts).filter(({ text }) => /[a-z]{2}[A-Z]/.test(text.replace(/\{\{\w+\}\}|PayU|lessonId/g, '')))

/**
 * Expects two locale files to have the same keys and placeholders, no empty texts, no identifiers of the code and
 * complete Polish plurals.
 */
export function expectTextsToMatch(pl: Record<string, unknown>, en: Record<string, unknown>): void {
  const keysOf = (texts: Record<string, unknown>) => [...new Set(textsOf(texts).map(({ key }) => key))].sort()
  expect(keysOf(en)).toEqual(keysOf(pl))
  // i18next shows a placeholder without a value as it is written.
  expect(placeholdersOf(en)).toEqual(placeholdersOf(pl))
  expect([pl, en].flatMap(withIdentifiers)).toEqual([])
  // i18next shows the key of an empty text.
  expect(JSON.stringify([pl, en])).not.toContain(':""')
  const plural = JSON.stringify(pl).match(/"[^"]+_(one|few|many|other)":/g) ?? []
  const stems = new Set(plural.map((key) => key.replace(/_(one|few|many|other)":$/, '')))
  for (const stem of stems) {
    for (const form of ['one', 'few', 'many', 'other']) expect(plural).toContain(`${stem}_${form}":`)
  }
}

/** Expects both languages of each part of a remote's texts to match. */
export async function expectPartsToMatch(parts: TextParts): Promise<void> {
  for (const { pl, en } of Object.values(parts))
    expectTextsToMatch((await pl()).default, (await en()).default)
}
