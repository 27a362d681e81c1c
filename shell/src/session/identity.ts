import type { Auth0ContextInterface } from '@auth0/auth0-react'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Claims } from './kept-sign-in'

/** The identity provider's SDK, as far as the shell uses it. */
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
 * The identity provider's SDK, which is loaded when something needs it: signing in and out, a token that ends, the way
 * back from the provider. It weighs more than React, and most pages begin without it.
 */
export class IdentityStore {
  /** Something needs the SDK. */
  isWanted = false
  /** It was lost on the way. */
  isLost = false
  /** Null until it is loaded and has looked at what this browser keeps. */
  sdk: Sdk | null = null
  private waiting: Waiting[] = []

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { sdk: observableRef, waiting: false }, { autoBind: true })
  }

  /** Loads the SDK. Rejects when it is lost on the way; the next call asks for it again. */
  want(): Promise<Sdk> {
    if (this.sdk) return Promise.resolve(this.sdk)
    this.isWanted = true
    this.isLost = false
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  /** The SDK is there, or what it says has changed. */
  provide(sdk: Sdk): void {
    this.sdk = sdk
    for (const { resolve } of this.waiting.splice(0)) resolve(sdk)
  }

  /** The SDK did not arrive. */
  lose(error: unknown): void {
    this.isWanted = false
    this.isLost = true
    for (const { reject } of this.waiting.splice(0)) reject(error)
  }

  /** As on a new page. Only for tests. */
  forget(): void {
    Object.assign(this, { isWanted: false, isLost: false, sdk: null })
    this.waiting = []
  }
}

export const identity = new IdentityStore()
