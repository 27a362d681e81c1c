/** Limits that fit an introduction onto two phone screens; lengths in visible characters. */
export const introductionLimits = { title: 60, rule: 320, tip: 140, rows: 6, examples: 3 } as const

/** Counts of a dialogue. */
export const dialogueLimits = {
  minLines: 6,
  maxLines: 10,
  questions: 2,
  wrongAnswers: 2,
  phrases: 4,
} as const

/** Voices editors can choose for a speaker. */
export const speakerVoices = ['female', 'male'] as const
export type SpeakerVoice = (typeof speakerVoices)[number]

/** A voice of the speech service; `-2` is for the second speaker if both chose the same voice. */
export type SpokenVoice = SpeakerVoice | `${SpeakerVoice}-2`

type Side = 'a' | 'b'

/** Returns two different voices for the speakers of a dialogue. */
export function voicesOf(speakers: Record<Side, { voice: SpeakerVoice }>): Record<Side, SpokenVoice> {
  const { a, b } = speakers
  return { a: a.voice, b: a.voice === b.voice ? `${b.voice}-2` : b.voice }
}
