import './site-data/start'
import { addTexts, chooseInterfaceLang, startI18n } from '@mowka/kernel/i18n'
import { loadHttpClient, reportError, sendRequest } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { loadOverlayParts } from '@mowka/kernel/ui'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { consent } from './consent/consent-store'
import { errorReports } from './errors/error-reports'
import { loadSentry } from './errors/load-sentry'
import { drawFromFirstAnswers, startFirstAnswers } from './first-calls/first-answers'
import { keptAnswers } from './kept/kept-answers'
import { releaseStamp } from './kept/release-stamp'
import plTexts from './locales/pl.json'
import { loadOnDemand } from './on-demand'
import { readPageData } from './page-data/page-data'
import { startPlatform } from './platform'
import { browserId } from './remotes/browser-id'
import { logFailure } from './remotes/failure-log'
import { createFederation } from './remotes/federation'
import { fetchRegistry } from './remotes/fetch-registry'
import { leaveOutdatedPage } from './remotes/leave-outdated-page'
import { RemoteLoader } from './remotes/loader'
import { OVERRIDE_VERSION, startOverrides, withOverrides } from './remotes/overrides'
import { ReleaseReports } from './remotes/release-reports'
import { type RemoteError, tagsOf } from './remotes/remote-error'
import { provideRemoteLoader } from './remotes/remote-loader'
import { whenQuiet } from './remotes/when-quiet'
import { loadAhead } from './routes/load-ahead'
import { preloadLinks } from './routes/preload-links'
import { routeAt } from './routes/route-at'
import { startWorker } from './service-worker/start-worker'
import { account } from './session/account'
import { authSettings } from './session/auth-settings'
import { beginSession } from './session/begin-session'
import { isSnapshotShown, snapshotAddress } from './snapshot/snapshot'
import { allowScriptsFrom, startTrustedTypes } from './trusted-types/policy'

/** How long the first drawing waits for the account and the page's own code, in milliseconds. */
const FIRST_DRAWING_WAITS = 150

/** How long it waits for what it needs while a snapshot of the page is on the screen, in milliseconds. */
const SNAPSHOT_WAITS = 3_000

/** Nothing of a first visit needs it. Without it, the next visit begins with an empty page. */
const loadSnapshots = () => import('./snapshot/keep-snapshots').catch(() => ({ keepSnapshots: () => {} }))

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts the shell in the page that the server made. */
async function start() {
  startTrustedTypes()
  errorReports.listen(window)
  const pageData = readPageData()
  const { config, registry, overrides: state } = pageData
  keptAnswers.start(releaseStamp(pageData), window)
  startFirstAnswers(window)
  // Travels while the page is drawn, whose parts ask for more. What is lost is asked for again with the first call.
  void loadHttpClient().catch(() => {})
  beginSession(authSettings(config, location.origin), config.auth.rolesClaim)
  const overrides = startOverrides(state)
  allowScriptsFrom(Object.values(overrides))
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
    logFailure(error)
    keptAnswers.distrust()
    reportError(error, tagsOf(error))
    if (error.version !== OVERRIDE_VERSION) reports.failed(error.remote, error.version, error.kind)
  }
  provideRemoteLoader({
    loader: new RemoteLoader({
      registry: withOverrides(registry, overrides),
      readRegistry: async () => {
        const now = await fetchRegistry()
        return (
          now && {
            registry: withOverrides(now.registry, overrides),
            // The development shell has versions of its own, and its developers know what is in it.
            isForThisShell: state === 'active' || now.shell === config.shellVersion,
          }
        )
      },
      onOutdated: (face) => leaveOutdatedPage(face, () => location.reload()),
      federation: createFederation(),
      loadKernel: loadOnDemand,
      who: browserId,
      onFailure: onError,
      onLoaded: (remote, version) => {
        // Nobody waits for it.
        if (version !== OVERRIDE_VERSION) whenQuiet(() => reports.loaded(remote, version))
      },
    }),
    onError,
    isServerThere: async () => (await fetchRegistry()) !== null,
    reload: () => location.reload(),
  })
  const opened = routeAt(location.pathname)
  const known = account.takeAhead().then(() => {
    if (session.user) return drawFromFirstAnswers(pageData.firstReads.reads, keptAnswers.cache)
  })
  const pageCode = opened && loadAhead(opened)
  const ready = Promise.all([known, pageCode])
  preloadLinks(document)
  if (config.sentryDsn) consent.need()
  consent.listen(window)
  // What was fetched beside this code is there already; drawn with it, the page is drawn once.
  await Promise.race([ready, after(FIRST_DRAWING_WAITS)])
  // A frame without its page would show less than what is on the screen; so would a page without kept answers.
  if (isSnapshotShown()) {
    await Promise.race([keptAnswers.me ? pageCode : ready, after(SNAPSHOT_WAITS)])
    // The redirect would be drawn first.
    history.replaceState(null, '', snapshotAddress() + location.hash)
  }
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(<App config={config} overrides={state} />)
    whenQuiet(() => void loadSnapshots().then(({ keepSnapshots }) => keepSnapshots(pageData, root, window)))
  }
  // What is lost on the way is asked for again by whoever opens something.
  whenQuiet(() => void loadOverlayParts().catch(() => {}))
  const { sentryDsn: dsn, shellVersion: release } = config
  whenQuiet(() => void startWorker(state))
  if (dsn) whenQuiet(() => void errorReports.start(() => loadSentry({ dsn, release })))
}

void start()
