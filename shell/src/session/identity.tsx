import type { Auth0ContextInterface } from '@auth0/auth0-react'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type ComponentProps, useEffect, useState } from 'react'
import type IdentitySdk from './IdentitySdk'
import type { Claims } from './stored-sign-in'

/** The part of the identity provider's SDK that the shell uses. */
export type Sdk = Pick<
  Auth0ContextInterface<Claims>,
  | 'isAuthenticated'
  | 'user'
  | 'error'
  | 'getAccessTokenSilently'
  | 'getIdTokenClaims'
  | 'loginWithRedirect'
  | 'logout'
>

type Waiting = { resolve: (sdk: Sdk) => void; reject: (error: unknown) => void }

/**
 * The identity provider's SDK, loaded on demand: for signing in and out, an expiring token, and the redirect back
 * from the provider. It is larger than React, and most pages start without it.
 */
class IdentityStore {
  /** Whether the SDK was requested. */
  isWanted = false
  /** Whether it failed to load. */
  isLost = false
  /** Null until it is loaded and has checked the stored sign-in. */
  sdk: Sdk | null = null
  #waiting: Waiting[] = []

  constructor() {
    makeAutoObservable(this, { sdk: observableRef }, { autoBind: true })
  }

  /** Loads the SDK. Rejects if it fails to load; the next call retries. */
  want(): Promise<Sdk> {
    if (this.sdk) return Promise.resolve(this.sdk)
    this.isWanted = true
    this.isLost = false
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  /** Called when the SDK is loaded or its state has changed. */
  provide(sdk: Sdk): void {
    this.sdk = sdk
    for (const { resolve } of this.#waiting.splice(0)) resolve(sdk)
  }

  /** Called when the SDK failed to load. */
  lose(error: unknown): void {
    this.isWanted = false
    this.isLost = true
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }

  /** Resets to the state of a new page. For tests only. */
  forget(): void {
    Object.assign(this, { isWanted: false, isLost: false, sdk: null })
    this.#waiting = []
  }
}

export const identity = new IdentityStore()

const loadSdk = () => import(/* webpackChunkName: "identity" */ './IdentitySdk')

/** Mounts the identity provider's SDK on demand. */
export function IdentityHost(props: ComponentProps<typeof IdentitySdk>) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadSdk>> | null>(null)
  useEffect(
    () =>
      reaction(
        () => identity.isWanted,
        (isWanted) => isWanted && loadSdk().then(setParts, identity.lose),
        { fireImmediately: true },
      ),
    [],
  )
  return parts && <parts.default {...props} />
}
