import type { Exercise } from '@mowka/contract/schemas/learning'
import { IconMicrophone, IconPlayerStop } from '@mowka/kernel/ui/icons'
import { makeAutoObservable, observableRef } from 'mobx'
import type { AnswerDraft, DraftStep } from '../../core/answer/answer'
import type { MicrophoneAccess } from './recorder/microphone'
import { Recorder, type RecorderPorts } from './recorder/recorder'

/** A spoken sentence: a recording and the recognized words. */
export class SpeakingDraft implements AnswerDraft {
  readonly recorder: Recorder
  readonly access: MicrophoneAccess
  /** Changes to writing with the same sentence; `null` if the mode can't be changed. */
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
    // The recognized words only need a check, or another one after a failure.
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

  /** There are no hints for speaking. */
  hint(): null {
    return null
  }

  again(): void {
    void this.recorder.start()
  }

  release(): void {
    this.recorder.release()
  }

  /** Asks for the microphone; the learner starts the recording. */
  private async enable(): Promise<void> {
    const error = await this.access.ask()
    if (error) this.recorder.refuse(error)
  }
}
