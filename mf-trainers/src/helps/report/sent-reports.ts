import { outboxCall } from '@mowka/shared/api'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { orDash } from '@mowka/shared/domain/report'
import { readStored, writeStored } from '@mowka/shared/domain/storage'
import { localKeys } from '@mowka/shared/domain/storage-keys'
import { notify, outbox } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import i18next from 'i18next'
import { makeAutoObservable, runInAction } from 'mobx'

/** What became of a report. `waiting`: the server did not take it yet; `refused`: it never will. */
export type ReportState = 'sending' | 'waiting' | 'sent' | 'refused'

/** What a learner wrote about a sentence. */
export type ReportTexts = { comment: string; suggestedAnswer: string }

/** A report as this device remembers it. */
export type SentReport = ReportTexts & {
  /** By which the server takes it once. */
  id: string
  exerciseId: string
  mode: Exclude<LearningMode, 'AUDIO'>
  /** ISO 8601. */
  reportedAt: string
  state: ReportState
}

/** Names the draft of a report. */
export const reportDraft = (exerciseId: string): string => `report.${exerciseId}`

/** So many are remembered; the oldest make room. */
const MOST = 50

const states: readonly unknown[] = ['sending', 'waiting', 'sent', 'refused']

/** Storage is written by other versions, too. */
function isReport(stored: unknown): stored is SentReport {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, exerciseId, comment, suggestedAnswer, mode, reportedAt, state } = stored as Record<
    string,
    unknown
  >
  const texts = [id, exerciseId, comment, suggestedAnswer, mode, reportedAt]
  return texts.every((each) => typeof each === 'string') && states.includes(state)
}

/**
 * What the learner reported on this device, and what became of it. The outbox sends it, also after a reload and once the
 * network is back; this remembers it to say so.
 */
export class SentReports {
  private all: readonly SentReport[] = []
  private owner: string | null = null
  /** The reports that are on their way. */
  private readonly underWay = new Set<string>()

  constructor() {
    makeAutoObservable<this, 'owner' | 'underWay'>(
      this,
      { owner: false, underWay: false },
      { autoBind: true },
    )
  }

  /** The last report about a sentence; null without one. */
  of(exerciseId: string): SentReport | null {
    return this.all.find((report) => report.exerciseId === exerciseId) ?? null
  }

  /**
   * The drawer opens: reads what the device remembers of this person, and asks what became of reports that waited. Asking
   * again is harmless, because the server takes each once.
   */
  async open(): Promise<void> {
    const owner = session.user?.userId ?? null
    if (owner !== this.owner) {
      this.owner = owner
      const stored = owner ? readStored<unknown>(localKeys.sentenceReports(owner)) : null
      this.all = Array.isArray(stored) ? stored.filter(isReport) : []
    }
    const unsettled = this.all.filter(({ state }) => state === 'waiting' || state === 'sending')
    await Promise.all(unsettled.map((report) => this.deliver(report, true)))
  }

  /** Sends a report. It is kept before that, so that nothing is lost whatever happens. */
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

  /** Tries one that waits again, because someone pressed a button. */
  retry(report: SentReport): Promise<void> {
    return this.deliver(report)
  }

  private async deliver(report: SentReport, quietly = false): Promise<void> {
    const { id, exerciseId, mode, comment, suggestedAnswer, reportedAt } = report
    if (this.underWay.has(id)) return
    this.underWay.add(id)
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
      this.underWay.delete(id)
    }
  }

  private set(id: string, state: ReportState): void {
    runInAction(() => {
      this.all = this.all.map((report) => (report.id === id ? { ...report, state } : report))
    })
    if (this.owner) writeStored(localKeys.sentenceReports(this.owner), this.all)
  }
}

/** The reports of this page. */
export const sentReports = new SentReports()
