import type { LearningMode } from '@mowka/contract/schemas/progress'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { orDash } from '@mowka/domain/exercise/report'
import { notify, outbox } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { stored, validItems } from '@mowka/kernel/storage'
import { outboxCall } from '@mowka/web/api'
import i18next from 'i18next'
import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'

/** The state of a report. `waiting`: not accepted yet; `refused`: refused for good. */
export type ReportState = 'sending' | 'waiting' | 'sent' | 'refused'

/** The learner's texts about a sentence. */
export type ReportTexts = { comment: string; suggestedAnswer: string }

/** A report stored on this device. */
export type SentReport = ReportTexts & {
  /** Idempotency key. */
  id: string
  exerciseId: string
  mode: Exclude<LearningMode, 'AUDIO'>
  /** ISO 8601. */
  reportedAt: string
  state: ReportState
}

/** Returns the draft name of a report. */
export const reportDraft = (exerciseId: string): string => `report.${exerciseId}`

/** Maximum number of stored reports; the oldest are dropped. */
const MOST = 50

const reportSchema = v.object({
  id: v.string(),
  exerciseId: v.string(),
  comment: v.string(),
  suggestedAnswer: v.string(),
  mode: v.picklist(['WRITING', 'LISTENING', 'SPEAKING', 'FLASH_CARDS']),
  reportedAt: v.string(),
  state: v.picklist(['sending', 'waiting', 'sent', 'refused']),
})

const storedReports = (owner: string) =>
  stored<readonly SentReport[]>(localKeys.sentenceReports(owner), validItems(reportSchema))

/**
 * Reports sent from this device and their states. The outbox sends them, even after a reload or once the network
 * returns; this class stores them for display.
 */
class SentReports {
  private all: readonly SentReport[] = []
  #owner: string | null = null
  /** Ids of the reports being sent. */
  readonly #underWay = new Set<string>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Returns the last report about a sentence; `null` if there is none. */
  of(exerciseId: string): SentReport | null {
    return this.all.find((report) => report.exerciseId === exerciseId) ?? null
  }

  /**
   * Loads the stored reports of this user and sends the pending ones again, when the drawer opens. Sending twice is
   * harmless, because the server accepts each report once.
   */
  async open(): Promise<void> {
    const owner = session.user?.userId ?? null
    if (owner !== this.#owner) {
      this.#owner = owner
      this.all = (owner && storedReports(owner).read()) || []
    }
    const unsettled = this.all.filter(({ state }) => state === 'waiting' || state === 'sending')
    await Promise.all(unsettled.map((report) => this.deliver(report, true)))
  }

  /** Stores a report, then sends it, so that nothing is lost. */
  send(exerciseId: string, mode: SentReport['mode'], texts: ReportTexts): Promise<void> {
    const report: SentReport = {
      id: crypto.randomUUID(),
      exerciseId,
      mode,
      ...texts,
      reportedAt: new Date().toISOString(),
      state: 'sending',
    }
    this.all = [report, ...this.all].slice(0, MOST)
    return this.deliver(report)
  }

  /** Sends a pending report again at the learner's request. */
  retry(report: SentReport): Promise<void> {
    return this.deliver(report)
  }

  private async deliver(report: SentReport, quietly = false): Promise<void> {
    const { id, exerciseId, mode, comment, suggestedAnswer, reportedAt } = report
    if (this.#underWay.has(id)) return
    this.#underWay.add(id)
    const texts = { comment: orDash(comment), suggestedAnswer: orDash(suggestedAnswer) }
    const body = { ...texts, mode, reportId: id, reportedAt }
    this.set(id, 'sending')
    try {
      const outcome = await outbox.learning.deliver(
        outboxCall('reportExercise', { id: exerciseId, body }, id),
      )
      this.set(id, outcome === 'taken' ? 'sent' : 'refused')
      if (outcome === 'taken') notify('success', i18next.t('trainers:report.thanks'))
      else notify('error', i18next.t('trainers:report.refused'))
    } catch {
      this.set(id, 'waiting')
      if (!quietly) notify('error', i18next.t('trainers:report.failed'))
    } finally {
      this.#underWay.delete(id)
    }
  }

  private set(id: string, state: ReportState): void {
    runInAction(() => {
      this.all = this.all.map((report) => (report.id === id ? { ...report, state } : report))
    })
    if (this.#owner) storedReports(this.#owner).write(this.all)
  }
}

/** The reports of this page. */
export const sentReports = new SentReports()
