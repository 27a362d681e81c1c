import { recordsSuccess } from './policy'
import type { Outcome, TrainerPorts } from './ports'
import { contextOf, type TrainerItem } from './trainer-item'

/**
 * The events to record before the trainer continues, in order. A retry records only the ones that aren't stored yet.
 */
export class Unsaved {
  /** Whether the session ends after these events. */
  isEnd = false
  private readonly ports: Pick<TrainerPorts, 'recorder' | 'policy' | 'mode'>
  private steps: (() => Promise<void>)[] = []

  constructor(ports: Pick<TrainerPorts, 'recorder' | 'policy' | 'mode'>) {
    this.ports = ports
  }

  /** Adds the events of a completed exercise: its success, if any, and the end of the session after the last one. */
  leave(item: TrainerItem, outcome: Outcome): void {
    const { recorder, policy, mode } = this.ports
    const context = contextOf(item, mode)
    const isRecorded = recordsSuccess(outcome.successForced, outcome.isRight, mode)
    this.steps = isRecorded || outcome.skipped ? [() => recorder.succeeded(context, outcome)] : []
    this.isEnd = policy.ends(item.remaining, outcome)
    if (this.isEnd) this.steps.push(() => recorder.finished())
  }

  /** Adds the end of the session. `isUnrecorded`: the end isn't recorded yet. */
  end({ isUnrecorded }: { isUnrecorded: boolean }): void {
    this.steps = isUnrecorded ? [() => this.ports.recorder.finished()] : []
    this.isEnd = true
  }

  async save(): Promise<void> {
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      await step()
      this.steps.shift()
    }
  }
}
