import { recordsSuccess } from './policy'
import type { Outcome, TrainerPorts } from './ports'
import { contextOf, type TrainerItem } from './trainer-item'

/** What has to be recorded before the trainer goes on, in its order. A retry records only what is not safe yet. */
export class Unsaved {
  /** Nothing comes after it. */
  isEnd = false
  private readonly ports: Pick<TrainerPorts, 'recorder' | 'policy' | 'mode'>
  private steps: (() => Promise<void>)[] = []

  constructor(ports: Pick<TrainerPorts, 'recorder' | 'policy' | 'mode'>) {
    this.ports = ports
  }

  /** An exercise is left: its success where there is one, and the end where it was the last. */
  leave(item: TrainerItem, outcome: Outcome): void {
    const { recorder, policy, mode } = this.ports
    const context = contextOf(item, mode)
    const isRecorded = recordsSuccess(outcome.successForced, outcome.isRight, mode)
    this.steps = isRecorded || outcome.skipped ? [() => recorder.succeeded(context, outcome)] : []
    this.isEnd = policy.ends(item.remaining, outcome)
    if (this.isEnd) this.steps.push(() => recorder.finished())
  }

  /** Nothing remains. `isNews`: nobody has said so yet. */
  end({ isNews }: { isNews: boolean }): void {
    this.steps = isNews ? [() => this.ports.recorder.finished()] : []
    this.isEnd = true
  }

  async save(): Promise<void> {
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      await step()
      this.steps.shift()
    }
  }
}
