import { interfaceLangOf } from '@mowka/domain/interface-lang'
import { reportError } from '@mowka/kernel/platform'
import { UiProvider } from '@mowka/kernel/ui'
import { FreshReads } from '@mowka/web/api'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { QuietBoundary } from './boundaries/QuietBoundary'
import { Devtools } from './devtools/Devtools'
import { Feedback } from './feedback/Feedback'
import { keptAnswers } from './kept/kept-answers'
import { type PageData, pageNonce } from './page-data/page-data'
import { createRouter } from './routes/router'
import { AuthBridge } from './session/AuthBridge'
import { authSettings } from './session/auth-settings'
import { removeShownSnapshot } from './snapshot/snapshot'

/** The whole product in its providers. */
export function App({ config, overrides }: Pick<PageData, 'config' | 'overrides'>) {
  const { i18n } = useTranslation()
  const locale = interfaceLangOf(i18n.language)
  // Together with the first drawing, so that nobody sees an empty page in between.
  useLayoutEffect(removeShownSnapshot, [])
  const router = useMemo(() => {
    const settings = authSettings(config, location.origin)
    function Around({ children }: { children: ReactNode }) {
      return (
        <AuthBridge
          settings={settings}
          rolesClaim={config.auth.rolesClaim}
          onReturn={(target) =>
            // Without a target the person stays where they are (P-GUARD-03).
            // At once: the guard must judge the target, not the address that the provider came back to.
            void router.navigate(target ?? location.pathname, { replace: true, flushSync: true })
          }
        >
          {children}
        </AuthBridge>
      )
    }
    return createRouter(Around)
  }, [config])

  return (
    <SWRConfig value={{ provider: () => keptAnswers.cache }}>
      <UiProvider nonce={pageNonce()} locale={locale}>
        <FreshReads />
        <RouterProvider
          router={router}
          onError={(error) => {
            keptAnswers.distrust()
            reportError(error, { part: 'shell' })
          }}
        />
        <Feedback />
        <QuietBoundary part="devtools">
          <Devtools overrides={overrides} />
        </QuietBoundary>
      </UiProvider>
    </SWRConfig>
  )
}
