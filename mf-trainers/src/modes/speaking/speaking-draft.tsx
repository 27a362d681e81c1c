import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { IconMicrophone, IconPlayerStop } from '@mowka/shared/ui/icons'
import { makeAutoObservable, observableRef } from 'mobx'
import type { AnswerDraft, DraftStep } from '../../core/answer/answer-draft'
import type { MicrophoneAccess } from './recorder/microphone-access'
import { Recorder, type RecorderPorts } from './recorder/recorder'

/** A sentence as it is spoken: a recording, and what was recognised in it. */
export class SpeakingDraft implements AnswerDraft {
  readonly recorder: Recorder
  readonly access: MicrophoneAccess
  /** Leads to the same sentence in writing; null where the mode cannot be changed. */
  wayOut: (() => void) | null = null

  constructor({ answer }: Pick<Exercise, 'answer'>, ports: RecorderPorts, submit: () => void) {
    this.access = ports.access
    this.recorder = new Recorder(answer, ports, submit)
    makeAutoObservable(this, { recorder: false, access: false, wayOut: observableRef }, { autoBind: true })
  }

  get value(): string {
    return this.recorder.text
  }

  get ready(): boolean {
    return this.value !== ''
  }

  get isDone(): boolean {
    return this.recorder.isMade
  }

  get step(): DraftStep | null {
    const { access, recorder } = this
    if (access.isUnsupported)
      return this.wayOut
        ? { label: 'speaking.writeInstead', press: this.wayOut }
        : { label: 'speaking.enable', disabled: true, press: () => {} }
    if (!access.isGranted)
      return {
        label: 'speaking.enable',
        icon: <IconMicrophone aria-hidden />,
        busy: access.isAsking,
        press: () => void this.enable(),
      }
    const { state, isOpening } = recorder
    if (state === 'loading') return { label: 'speaking.finish', busy: true, press: () => {} }
    if (state === 'recording' || state === 'paused')
      return {
        label: 'speaking.finish',
        icon: <IconPlayerStop aria-hidden />,
        press: () => void recorder.finish(),
      }
    // What was recognised only has to be checked, once more where that failed.
    if (this.ready) return null
    return {
      label: state === 'finished' ? 'action.tryAgain' : 'speaking.record',
      icon: <IconMicrophone aria-hidden />,
      busy: isOpening,
      press: () => void recorder.start(),
    }
  }

  offerWayOut(wayOut: (() => void) | null): void {
    this.wayOut = wayOut
  }

  clear(): void {
    this.recorder.release()
  }

  /** Nobody can be helped to say something. */
  hint(): null {
    return null
  }

  again(): void {
    void this.recorder.start()
  }

  release(): void {
    this.recorder.release()
  }

  /** Asks for the microphone; a recording begins only when the learner wants one. */
  private async enable(): Promise<void> {
    const error = await this.access.ask()
    if (error) this.recorder.refuse(error)
  }
}
