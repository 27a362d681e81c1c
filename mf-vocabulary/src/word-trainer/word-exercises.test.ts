import { WordExerciseType } from '@mowka/contract/schemas/vocabulary'
import { audioChoice, audioUnscramble, choice, match, unscramble, written } from './session-words.fixture'
import { needsSound, openExercise, withoutSound } from './word-exercises'

const tools = {
  clock: { after: () => () => {} },
  random: () => 0,
  attempt: () => {},
  complete: () => {},
  play: () => {},
}
const words = [match(), unscramble(), audioUnscramble(), audioChoice(), choice(), written()]

test('V-WEX-01: every type of the contract has its exercise', () => {
  expect(words.map(({ type }) => type).sort()).toEqual([...WordExerciseType.options].sort())
  for (const word of words) expect(openExercise(word, tools)?.type).toBe(word.type)
})

test('V-WTRN-18: the two types with sound become the same word without it', () => {
  expect(words.filter(needsSound).map(({ type }) => type)).toEqual(['AUDIO_UNSCRAMBLE', 'AUDIO_MATCH'])
  expect(withoutSound(audioUnscramble()).type).toBe('UNSCRAMBLE_TRANSLATION')
  const { exerciseData } = audioChoice()
  expect(withoutSound(audioChoice())).toMatchObject({
    type: 'MULTIPLE_CHOICE',
    exerciseData: { question: { text: 'paragon', lang: 'PL' }, options: exerciseData.options },
  })
})

test('V-WEX-09 V-WEX-10: only they sound as they are shown', () => {
  expect(words.map((word) => openExercise(word, tools)?.sound)).toEqual([
    null,
    null,
    'r-look',
    'r-receipt',
    null,
    null,
  ])
})
