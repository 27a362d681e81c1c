import { createHash } from 'node:crypto'
import type { Behaviour } from '../control/switches'
import type { SpokenLanguage } from './languages'

/** Transcription without a prompt. */
const UNPROMPTED: Record<SpokenLanguage, string> = {
  en: 'This is a recording without a prompt.',
  de: 'Das ist eine Aufnahme ohne Vorgabe.',
  es: 'Esta es una grabación sin guion.',
  fr: 'Voici un enregistrement sans consigne.',
  it: 'Questa è una registrazione senza testo.',
  ru: 'Это запись без подсказки.',
  pl: 'To jest nagranie bez podpowiedzi.',
}

/** Transcription in the mode `wrong`. */
const WRONG: Record<SpokenLanguage, string> = {
  en: 'Seven green umbrellas are dancing.',
  de: 'Sieben grüne Schirme tanzen.',
  es: 'Siete paraguas verdes bailan.',
  fr: 'Sept parapluies verts dansent.',
  it: 'Sette ombrelli verdi ballano.',
  ru: 'Семь зелёных зонтов танцуют.',
  pl: 'Siedem zielonych parasoli tańczy.',
}

/**
 * Returns the transcription of a recording: the prompt, changed as the switch requires. Deterministic per recording.
 */
export function transcribe(
  audio: Uint8Array,
  prompt: string,
  language: SpokenLanguage,
  { mode, damage = 0 }: Behaviour,
) {
  if (mode === 'silence') return ''
  if (mode === 'wrong') return WRONG[language]
  const expected = prompt.trim() || UNPROMPTED[language]
  return damaged(expected, damage, createHash('sha256').update(audio).digest('hex'))
}

/** Changes about `rate` of the words (0 to 1) by dropping a letter or doubling the word, determined by the seed. */
export function damaged(text: string, rate: number, seed: string): string {
  return text
    .split(/(\s+)/)
    .map((word, index) => {
      if (!/\p{L}/u.test(word)) return word
      const dice = createHash('sha256').update(`${seed}:${index}`).digest()
      return dice.readUInt32BE(0) / 2 ** 32 < rate ? misheard(word, dice.readUInt32BE(4)) : word
    })
    .join('')
}

function misheard(word: string, dice: number): string {
  const letters = [...word]
  if (letters.length < 3) return word + word
  const at = dice % letters.length
  return letters.filter((_, index) => index !== at).join('')
}
