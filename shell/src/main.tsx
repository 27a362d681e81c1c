import { addTexts, chooseInterfaceLang, startI18n } from '@mowka/shared/i18n'
import { reportError, sendRequest } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { consent } from './consent/consent-store'
import { errorReports } from './errors/error-reports'
import { loadSentry } from './errors/load-sentry'
import plTexts from './locales/pl.json'
import { readPageData } from './page-data/page-data'
import './on-demand'
import { startPlatform } from './platform'
import { browserId } from './remotes/browser-id'
import { createFederation } from './remotes/federation'
import { whenIdle } from './remotes/likely-next'
import { RemoteLoader } from './remotes/loader'
import { ReleaseReports } from './remotes/release-reports'
import { type RemoteError, tagsOf } from './remotes/remote-error'
import { provideRemoteLoader } from './remotes/remote-loader'
import { startTrustedTypes } from './trusted-types/policy'

/** Starts the shell in the page that the server made. */
async function start() {
  startTrustedTypes()
  errorReports.listen(window)
  const { config, registry } = readPageData()
  const lang = chooseInterfaceLang(config.interfaceLang)
  document.documentElement.lang = lang
  await startI18n(lang)
  await addTexts('shell', { pl: async () => ({ default: plTexts }), en: () => import('./locales/en.json') })
  startPlatform()

  const reports = new ReleaseReports({
    send: (path, body) => sendRequest({ method: 'POST', path, body }),
    isSignedIn: () => session.isAuthenticated,
  })
  const onError = (error: RemoteError) => {
    reportError(error, tagsOf(error))
    reports.failed(error.remote, error.version, error.kind)
  }
  provideRemoteLoader({
    loader: new RemoteLoader({
      registry,
      federation: createFederation(),
      who: browserId,
      onFailure: onError,
      onLoaded: (remote, version) => reports.loaded(remote, version),
    }),
    onError,
  })
  if (config.sentryDsn) consent.need()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App config={config} />)
  const { sentryDsn: dsn, shellVersion: release } = config
  if (dsn) whenIdle(() => void errorReports.start(() => loadSentry({ dsn, release })))
}

void start()
