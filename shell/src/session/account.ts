import type { User } from '@mowka/contract/schemas/user'
import { ApiError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { makeAutoObservable, runInAction } from 'mobx'
import { keptAnswers } from '../kept/kept-answers'

/** Loads the signed-in account into the session. Everything else waits for it, so it has its own failure. */
export class AccountStore {
  failed = false
  /** No roles came with the token and one more look is taken: nobody knows yet who may see pages for staff (C53). */
  rolesPending = false
  /** The address that is not confirmed, as the provider named it; null when it did not. */
  unconfirmedEmail: string | null = null
  /** The last sign-in failed because of this device's clock. */
  isClockWrong = false
  private loading: Promise<boolean> | null = null
  /** The account as it was requested ahead; null when that failed. */
  private ahead: Promise<User | null> | null = null

  constructor() {
    makeAutoObservable<this, 'ahead'>(this, { ahead: false }, { autoBind: true })
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

  /** Goes on with the account as it was last seen, until it is loaded. */
  begin(user: User): void {
    if (session.user) return
    session.setUser(user)
    session.setStatus('authenticated')
  }

  /** Requests the account for the first `load`, which requests it again and says why if this fails. */
  loadAhead(): void {
    this.ahead = callApi('getMe').catch(() => null)
  }

  /** The account as it was requested ahead is part of the session from now on, so that the first drawing has it. */
  async takeAhead(): Promise<void> {
    const user = await this.ahead
    if (user) this.begin(user)
  }

  /** Loads the account; false when that failed. A 401 is the HTTP client's affair. Calls at once share one load. */
  load(): Promise<boolean> {
    this.loading ??= this.fetch().finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async fetch(): Promise<boolean> {
    this.failed = false
    const { ahead } = this
    this.ahead = null
    try {
      const user = (await ahead) ?? (await callApi('getMe'))
      // The session passes over an account that is as it was; what is kept is fresh again all the same.
      keptAnswers.keepMe(user)
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
