/** Messages between the main program and the speech thread. */

/** Sample rate of eSpeak NG. */
export const SAMPLE_RATE = 22_050

export interface SpeechOrder {
  id: number
  text: string
  /** eSpeak NG's voice name. */
  voice: string
  /** 1 is the normal speed. */
  speed: number
  format: 'mp3' | 'wav'
}

export type SpeechAnswer = { id: number; audio: Uint8Array } | { id: number; problem: string }
