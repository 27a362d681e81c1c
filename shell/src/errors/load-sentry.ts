import { reaction } from 'mobx'
import { consent } from '../consent/consent-store'
import type { ErrorSink } from './error-reports'

/** Loads the reporting library from its own chunk and ties recordings to the user's consent. */
export async function loadSentry(page: { dsn: string; release: string }): Promise<ErrorSink> {
  const { startSentry } = await import(/* webpackChunkName: "error-reports" */ './sentry')
  return startSentry({
    ...page,
    onConsent: (listen) => {
      reaction(() => consent.recording === true, listen, { fireImmediately: true })
    },
  })
}
