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

test('every exercise type in the contract has an implementation (V-WEX-01)', () => {
  expect(words.map(({ type }) => type).sort()).toEqual([...WordExerciseType.options].sort())
  for (const word of words) expect(openExercise(word, tools)?.type).toBe(word.type)
})

test('the two listening types have a variant of the same word without sound (V-WTRN-18)', () => {
  expect(words.filter(needsSound).map(({ type }) => type)).toEqual(['AUDIO_UNSCRAMBLE', 'AUDIO_MATCH'])
  expect(withoutSound(audioUnscramble()).type).toBe('UNSCRAMBLE_TRANSLATION')
  const { exerciseData } = audioChoice()
  expect(withoutSound(audioChoice())).toMatchObject({
    type: 'MULTIPLE_CHOICE',
    exerciseData: { question: { text: 'paragon', lang: 'PL' }, options: exerciseData.options },
  })
})

test('only the two listening types play a sound when shown (V-WEX-09, V-WEX-10)', () => {
  expect(words.map((word) => openExercise(word, tools)?.sound)).toEqual([
    null,
    null,
    'r-look',
    'r-receipt',
    null,
    null,
  ])
})
