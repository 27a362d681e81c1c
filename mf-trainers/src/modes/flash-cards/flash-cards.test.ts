import { exercise } from '@mowka/testing/entities'
import { fakePorts } from '../../core/store/fake-ports.fixture'
import { repetitionPolicy } from '../../core/store/policy'
import { pressPrimary, primaryAction } from '../../core/store/primary-action'
import { TrainerStore } from '../../core/store/trainer-store'
import { directionOf, MIN_SWIPE } from './CardFace'
import { CardDraft, CardLanguages, sidesOf } from './card-state'
import { flashCardMode } from './flash-card-mode'

beforeEach(() => sessionStorage.clear())

async function dealt(ids: string[]) {
  const languages = new CardLanguages()
  const fake = fakePorts(
    ids.map((_id) => exercise({ _id })),
    { mode: flashCardMode(languages), policy: repetitionPolicy(true) },
  )
  const store = new TrainerStore(fake.ports)
  await store.start()
  const turn = () => {
    if (store.item?.draft instanceof CardDraft) store.item.draft.turn()
  }
  return { ...fake, store, languages, turn }
}

test('turning a card counts as one attempt without a check, and the card never turns back (L-REP-10)', async () => {
  const { store, ports, turn } = await dealt(['e1', 'e2'])
  expect(store.attempts).toBe(0)
  turn()
  expect(store).toMatchObject({ attempts: 1, isAnswerKnown: true, result: null })
  turn()
  expect(store).toMatchObject({ attempts: 1, isAnswerKnown: true, canProceed: true })
  expect(ports.recorder.attempted).toHaveBeenCalledTimes(1)
  expect(ports.recorder.attempted).toHaveBeenCalledWith(
    expect.objectContaining({ exerciseId: 'e1', learningExerciseType: 'FLASH_CARD' }),
    null,
  )
  expect(ports.checker.check).not.toHaveBeenCalled()
})

test("a card can't be judged before it is turned (L-REP-09)", async () => {
  const { store, log } = await dealt(['e1', 'e2'])
  await store.judge(true)
  await store.judge(false)
  await store.proceed({ forced: true })
  expect(store.position).toBe(1)
  expect(log).toEqual(['displayed e1'])
})

test(`"I know" continues, "I don't know" continues with a forced success, and the run of known cards counts (L-REP-03, L-REP-11, L-REP-12)`, async () => {
  const { store, turn, ports } = await dealt(['e1', 'e2', 'e3'])
  turn()
  await store.judge(true)
  expect(store.run.now).toBe(1)
  turn()
  await store.judge(false)
  expect(store.run.now).toBe(0)
  expect(ports.recorder.succeeded).toHaveBeenNthCalledWith(1, expect.anything(), {
    successForced: false,
    skipped: false,
    isRight: false,
  })
  expect(ports.recorder.succeeded).toHaveBeenNthCalledWith(2, expect.anything(), {
    successForced: true,
    skipped: false,
    isRight: false,
  })
})

test('the fifth known card in a row is celebrated while the next one is shown (L-COMBO-02, L-COMBO-06)', async () => {
  const { store, turn, clock } = await dealt(['e1', 'e2', 'e3', 'e4', 'e5', 'e6'])
  for (let card = 1; card <= 5; card++) {
    expect(store.run.celebrating).toBe(false)
    turn()
    await store.judge(true)
  }
  expect(store.item?.exercise._id).toBe('e6')
  expect(store.run.celebrating).toBe(true)
  clock.pass(1200)
  expect(store.run.celebrating).toBe(false)
})

test('a known last card finishes the session, an unknown one requests the next card (L-REP-04, L-REP-05, C18)', async () => {
  const forced = await dealt(['e1'])
  forced.ports.items.next = jest.fn(async () => ({ item: exercise({ _id: 'e1' }), remainingItems: 1 }))
  forced.turn()
  await forced.store.judge(false)
  expect(forced.log).toEqual(['displayed e1', 'attempted e1', 'succeeded e1 forced', 'displayed e1'])
  // The same card again, face down.
  expect(forced.store).toMatchObject({ phase: 'answering', attempts: 0, canProceed: false })
  forced.turn()
  await forced.store.judge(true)
  expect(forced.log.slice(-2)).toEqual(['succeeded e1', 'finished'])
  expect(forced.store.phase).toBe('finished')
})

test("the next card is requested while the answer is read, and again if the card wasn't known", async () => {
  const { store, ports, turn } = await dealt(['e1', 'e2', 'e3'])
  ports.items.after = jest.fn(async () => ({ item: exercise({ _id: 'ahead' }), remainingItems: 2 }))
  turn()
  expect(ports.items.after).toHaveBeenCalledWith('e1')
  await store.judge(true)
  expect(store.item?.exercise._id).toBe('ahead')
  expect(ports.items.next).toHaveBeenCalledTimes(1)
  turn()
  await store.judge(false)
  expect(store.item?.exercise._id).toBe('e2')
  expect(ports.items.next).toHaveBeenCalledTimes(2)
})

test('the session is finished when there is no next card (L-REP-07)', async () => {
  const { store, turn } = await dealt(['e1'])
  turn()
  await store.judge(false)
  expect(store.phase).toBe('finished')
})

test('the primary action and Enter turn the card, then mean "I know"', async () => {
  const { store, ports } = await dealt(['e1', 'e2'])
  expect(primaryAction(store).label).toBe('cards.show')
  pressPrimary(store)
  expect(store.isAnswerKnown).toBe(true)
  expect(primaryAction(store).label).toBe('cards.known')
  pressPrimary(store)
  // Recording and loading the next card are promises that resolve immediately here.
  await new Promise(process.nextTick)
  expect(store.position).toBe(2)
  expect(ports.recorder.succeeded).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ successForced: false }),
  )
})

test('the answer plays shortly after the turn if autoplay is on (L-TRN-39, L-TRN-40)', async () => {
  const { turn, ports, clock, languages } = await dealt(['e1', 'e2'])
  turn()
  clock.pass(300)
  expect(ports.play).toHaveBeenCalledWith('r-answer')
  const swapped = await dealt(['e1'])
  swapped.languages.swap()
  swapped.turn()
  swapped.clock.pass(300)
  expect(swapped.ports.play).toHaveBeenCalledWith('r-example')
  expect(languages.isSwapped).toBe(false)
})

test('swapping exchanges the sides with their languages and recordings, and survives a reload (L-REP-13, L-REP-14)', async () => {
  const { store, languages, turn } = await dealt(['e1'])
  expect(store.playable).toBe('r-example')
  languages.swap()
  expect(store.playable).toBe('r-answer')
  turn()
  expect(store.playable).toBe('r-example')
  expect(sidesOf(exercise(), true)).toEqual({
    front: { text: 'I am at home.', lang: 'ENG', recording: 'r-answer' },
    back: { text: 'Jestem w domu.', lang: 'PL', recording: 'r-example' },
  })
  expect(new CardLanguages().isSwapped).toBe(true)
  new CardLanguages().swap()
  expect(new CardLanguages().isSwapped).toBe(false)
})

test.each([
  [MIN_SWIPE, 0, 'right'],
  [-MIN_SWIPE, 10, 'left'],
  [MIN_SWIPE - 1, 0, null],
  [MIN_SWIPE, MIN_SWIPE, null],
  [0, 300, null],
])('directionOf a movement of %d sideways and %d down is %s', (x, y, direction) => {
  expect(directionOf(x, y)).toBe(direction)
})
