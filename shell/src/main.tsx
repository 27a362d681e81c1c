import { addTexts, chooseInterfaceLang, startI18n } from '@mowka/shared/i18n'
import { reportError } from '@mowka/shared/platform'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import plTexts from './locales/pl.json'
import { readPageData } from './page-data/page-data'
import './on-demand'
import { startPlatform } from './platform'
import { browserId } from './remotes/browser-id'
import { createFederation } from './remotes/federation'
import { RemoteLoader } from './remotes/loader'
import { provideRemoteLoader } from './remotes/remote-loader'

/** Starts the shell in the page that the server made. */
async function start() {
  const { config, registry } = readPageData()
  const lang = chooseInterfaceLang(config.interfaceLang)
  document.documentElement.lang = lang
  await startI18n(lang)
  await addTexts('shell', { pl: async () => ({ default: plTexts }), en: () => import('./locales/en.json') })
  startPlatform()
  provideRemoteLoader(
    new RemoteLoader({
      registry,
      federation: createFederation(),
      who: browserId,
      onFailure: (error) =>
        reportError(error, { remote: error.remote, version: error.version, kind: error.kind }),
    }),
  )
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App config={config} />)
}

void start()
