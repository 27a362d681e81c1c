import { ApiError, notify, refreshSession } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import i18next from 'i18next'
import { makeAutoObservable, runInAction } from 'mobx'

/** Pause between two checks in ms, for users who switch between tabs often. */
const CHECK_PAUSE = 10_000

/** State of the confirmation email after the resend button. */
export type Resent = 'sending' | 'sent' | 'limit' | 'failed'

/** Confirmation of the user's email address in the days after the sign-up. */
class EmailConfirmation {
  /** Whether the notice was closed since the page load. */
  isDismissed = false
  /** Whether the server refused a call until the address is confirmed. */
  isRequired = false
  resent: Resent | null = null
  private checkedAt = 0

  constructor() {
    makeAutoObservable<this, 'checkedAt'>(this, { checkedAt: false }, { autoBind: true })
  }

  get isPending(): boolean {
    return session.isAuthenticated && session.user?.isEmailConfirmed === false
  }

  dismiss(): void {
    this.isDismissed = true
  }

  /** Called when the server refused a call for an unconfirmed address. */
  require(): void {
    this.isRequired = true
    if (this.resent !== 'sending') this.resent = null
  }

  closeRequest(): void {
    this.isRequired = false
  }

  /** Emails the link again. */
  async resend(): Promise<void> {
    if (this.resent === 'sending') return
    this.resent = 'sending'
    let outcome: Resent
    try {
      const { sent } = await callApi('resendEmailConfirmation')
      if (!sent) await this.check(true)
      outcome = 'sent'
    } catch (error) {
      outcome = error instanceof ApiError && error.status === 429 ? 'limit' : 'failed'
    }
    runInAction(() => {
      this.resent = outcome
    })
  }

  /**
   * Renews the token and the account, because the address may have been confirmed in another tab or on another device.
   * A failure changes nothing: the next check tries again.
   */
  async check(now = false): Promise<void> {
    if (!this.isPending || (!now && Date.now() - this.checkedAt < CHECK_PAUSE)) return
    this.checkedAt = Date.now()
    await refreshSession().catch(() => {})
    if (session.user?.isEmailConfirmed !== true) return
    this.closeRequest()
    notify('success', i18next.t('shell:confirmEmail.done'))
  }
}

export const emailConfirmation = new EmailConfirmation()
