import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { reportError } from '@mowka/kernel/platform'
import { UiProvider } from '@mowka/kernel/ui'
import { FreshReads } from '@mowka/web/api'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { QuietBoundary } from './boundaries/QuietBoundary'
import { responseCache } from './cache/response-cache'
import { ConfirmEmailRequest } from './confirm-email/ConfirmEmail'
import { Devtools } from './devtools/Devtools'
import { Feedback } from './feedback/Feedback'
import { type PageData, pageNonce } from './page-data/page-data'
import { createRouter } from './router/router'
import { AuthBridge } from './session/AuthBridge'
import { authSettings } from './session/auth-settings'

type AppProps = Pick<PageData, 'config' | 'overrides'> & {
  /** Called in the same paint as the first render, so that no empty page shows between a snapshot and it. */
  onRendered: () => void
}

/** The product with its providers. */
export function App({ config, overrides, onRendered }: AppProps) {
  const { i18n } = useTranslation()
  const locale = interfaceLangOf(i18n.language)
  useLayoutEffect(onRendered, [onRendered])
  const router = useMemo(() => {
    const settings = authSettings(config, location.origin)
    function Around({ children }: { children: ReactNode }) {
      return (
        <AuthBridge
          settings={settings}
          rolesClaim={config.auth.rolesClaim}
          onReturn={(target) =>
            // Without a target the user stays on the page (P-GUARD-03). Synchronous, because the guard must evaluate
            // the target, not the callback address.
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
    <SWRConfig value={{ provider: () => responseCache.cache }}>
      <UiProvider nonce={pageNonce()} locale={locale}>
        <FreshReads />
        <RouterProvider
          router={router}
          onError={(error) => {
            responseCache.invalidate()
            reportError(error, { part: 'shell' })
          }}
        />
        <Feedback />
        <ConfirmEmailRequest />
        <QuietBoundary part="devtools">
          <Devtools overrides={overrides} />
        </QuietBoundary>
      </UiProvider>
    </SWRConfig>
  )
}
