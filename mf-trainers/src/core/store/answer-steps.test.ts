import { exercise } from '@mowka/testing/entities'
import { makeAutoObservable } from 'mobx'
import { writingMode } from '../../modes/writing/writing-mode'
import type { AnswerDraft, DraftStep } from '../answer/answer'
import { attemptResult, fakePorts } from './fake-ports.fixture'
import { pressPrimary, primaryAction } from './primary-action'
import type { TrainerMode } from './trainer-mode'
import { TrainerStore } from './trainer-store'

/** An answer that is made in one step, like a recording, and submits itself. */
class StepDraft implements AnswerDraft {
  value = ''
  isDone = false
  isBusy = false
  readonly log: string[] = []
  private readonly submit: () => void

  constructor(submit: () => void) {
    this.submit = submit
    makeAutoObservable<this, 'submit'>(this, { log: false, submit: false }, { autoBind: true })
  }

  get ready(): boolean {
    return this.value !== ''
  }
  get step(): DraftStep | null {
    return this.ready ? null : { label: 'speaking.record', busy: this.isBusy, press: () => this.note('step') }
  }
  clear(): void {}
  hint(): null {
    return null
  }
  again(): void {
    this.note('again')
  }
  release(): void {
    this.note('release')
  }
  make(value: string): void {
    this.value = value
    this.submit()
  }
  speakInVain(): void {
    this.isDone = true
  }
  setBusy(): void {
    this.isBusy = true
  }
  private note(what: string): void {
    this.log.push(what)
  }
}

async function started() {
  const drafts: StepDraft[] = []
  const mode: TrainerMode = {
    ...writingMode,
    name: 'SPEAKING',
    kinds: () => ['FULL_SENTENCE'],
    countsWithoutSuccess: true,
    isSimplified: () => true,
    makeAnswer: (_exercise, _kind, { submit }) => {
      const draft = new StepDraft(submit)
      drafts.push(draft)
      return { draft, show: () => null }
    },
  }
  const fake = fakePorts([exercise({ _id: 'e1' }), exercise({ _id: 'e2' })], { mode })
  const store = new TrainerStore(fake.ports)
  await store.start()
  const draft = drafts[0]
  if (!draft) throw new Error('There is no draft')
  return { ...fake, store, draft, drafts }
}

test('the primary button runs the step of an answer and is busy while the step runs', async () => {
  const { store, draft, ports } = await started()
  expect(primaryAction(store)).toMatchObject({ label: 'speaking.record', disabled: false, busy: false })
  pressPrimary(store)
  expect(draft.log).toEqual(['step'])
  draft.setBusy()
  pressPrimary(store)
  expect(draft.log).toEqual(['step'])
  expect(ports.checker.check).not.toHaveBeenCalled()
})

test('an answer that submits itself is checked by words only (L-SPK-15)', async () => {
  const { store, draft, ports } = await started()
  draft.make('I am at home.')
  await Promise.resolve()
  expect(ports.checker.check).toHaveBeenCalledWith(
    expect.objectContaining({ _id: 'e1' }),
    'I am at home.',
    true,
  )
  expect(store.phase).toBe('result')
})

test('continuing requires a result or an answer that is marked as done (L-SPK-01)', async () => {
  const { store, draft, log } = await started()
  expect(store.canProceed).toBe(false)
  await store.proceed()
  expect(store.item?.exercise._id).toBe('e1')
  draft.speakInVain()
  expect(store.canProceed).toBe(true)
  await store.proceed()
  expect(store.item?.exercise._id).toBe('e2')
  expect(log).toContain('succeeded e1')
})

test('an unsuccessful result counts in modes where an attempt is enough (L-TRN-25)', async () => {
  const { store, draft, ports, log } = await started()
  jest.mocked(ports.checker.check).mockResolvedValue(attemptResult(false))
  draft.make('I am')
  await Promise.resolve()
  await Promise.resolve()
  expect(store.succeeded).toBe(false)
  await store.proceed()
  expect(log).toContain('succeeded e1')
})

test('a retry restarts the answer, and leaving the exercise or the page releases it', async () => {
  const { store, draft, drafts, ports } = await started()
  jest.mocked(ports.checker.check).mockResolvedValue(attemptResult(false))
  draft.make('I am')
  await Promise.resolve()
  await Promise.resolve()
  pressPrimary(store)
  expect(store.phase).toBe('answering')
  expect(draft.log).toEqual(['again'])
  draft.speakInVain()
  await store.proceed()
  expect(draft.log).toEqual(['again', 'release'])
  expect(drafts[1]?.log).toEqual([])
  store.close()
  expect(drafts[1]?.log).toEqual(['release'])
})
