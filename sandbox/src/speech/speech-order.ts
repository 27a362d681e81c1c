/** What the main program and the thread that speaks say to each other. */

/** Samples a second of everything eSpeak NG says. */
export const SAMPLE_RATE = 22_050

export interface SpeechOrder {
  id: number
  text: string
  /** eSpeak NG's name of the voice. */
  voice: string
  /** 1 is the usual pace. */
  speed: number
  format: 'mp3' | 'wav'
}

export type SpeechAnswer = { id: number; audio: Uint8Array } | { id: number; problem: string }
