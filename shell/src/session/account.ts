import type { User } from '@mowka/contract/schemas/user'
import { ApiError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { makeAutoObservable, runInAction } from 'mobx'
import { responseCache } from '../cache/response-cache'

/** Loads the signed-in account into the session. Everything else depends on it, so it has its own failure state. */
class AccountStore {
  failed = false
  /** The token had no roles and is being refreshed once, so access to staff pages is undecided (C53). */
  rolesPending = false
  /** The unconfirmed email if the provider named it, else null. */
  unconfirmedEmail: string | null = null
  /** Whether the last sign-in failed because of this device's clock. */
  isClockWrong = false
  private loading: Promise<boolean> | null = null
  /** The prefetched account; null if that failed. */
  #ahead: Promise<User | null> | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  setRolesPending(pending: boolean): void {
    this.rolesPending = pending
  }

  setUnconfirmedEmail(email: string | null): void {
    this.unconfirmedEmail = email
  }

  setClockWrong(isWrong: boolean): void {
    this.isClockWrong = isWrong
  }

  /** Continues with the cached account until it is loaded. */
  begin(user: User): void {
    if (session.user) return
    session.setUser(user)
    session.setStatus('authenticated')
  }

  /** Prefetches the account for the first `load`, which sends its own request if this fails. */
  loadAhead(): void {
    this.#ahead = callApi('getMe').catch(() => null)
  }

  /** Adds the prefetched account to the session, so that the first render has it. */
  async applyPrefetched(): Promise<void> {
    const user = await this.#ahead
    if (user) this.begin(user)
  }

  /**
   * Loads the account; returns false if that failed. The HTTP client handles a 401. Concurrent calls share one load.
   */
  load(): Promise<boolean> {
    this.loading ??= this.fetch().finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async fetch(): Promise<boolean> {
    this.failed = false
    const ahead = this.#ahead
    this.#ahead = null
    try {
      const user = (await ahead) ?? (await callApi('getMe'))
      // The session ignores an unchanged account, but the cache entry is renewed.
      responseCache.storeMe(user)
      runInAction(() => {
        session.setUser(user)
        session.setStatus('authenticated')
      })
      return true
    } catch (error) {
      runInAction(() => {
        this.failed = !(error instanceof ApiError && error.status === 401)
      })
      return false
    }
  }
}

export const account = new AccountStore()
