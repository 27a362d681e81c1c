import { parentPort } from 'node:worker_threads'
import loadSpeaker from '@echogarden/espeak-ng-emscripten'
import { createMp3Encoder } from 'wasm-media-encoders'

/** Messages between the main program and the speech thread. */

/** Sample rate of eSpeak NG. */
const SAMPLE_RATE = 22_050

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

/** Words per minute at speed 1. */
const USUAL_RATE = 150

/** Bitrate in kbit/s, sufficient for a robotic voice. */
const BITRATE = 64

/** Runs in its own thread, so that long texts don't block a sign-in. */
const speaker = loadSpeaker().then(({ eSpeakNGWorker }) => new eSpeakNGWorker())
const encoder = createMp3Encoder()

parentPort?.on('message', (order: SpeechOrder) => {
  work(order).then(
    (audio) => answer({ id: order.id, audio }),
    (error) => answer({ id: order.id, problem: String(error) }),
  )
})

function answer(message: SpeechAnswer): void {
  parentPort?.postMessage(message)
}

async function work({ text, voice, speed, format }: SpeechOrder): Promise<Uint8Array> {
  const sound = await speak(text, voice, speed)
  return format === 'wav' ? wav(sound) : mp3(sound)
}

async function speak(text: string, voice: string, speed: number): Promise<Int16Array> {
  const voiceBox = await speaker
  voiceBox.set_voice(voice)
  voiceBox.set_rate(Math.round(USUAL_RATE * speed))
  const pieces: Int16Array[] = []
  voiceBox.synthesize(text, (piece) => {
    pieces.push(piece.slice())
    return 0
  })
  const sound = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let offset = 0
  for (const piece of pieces) {
    sound.set(piece, offset)
    offset += piece.length
  }
  return sound
}

async function mp3(sound: Int16Array): Promise<Uint8Array> {
  const lame = await encoder
  lame.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: BITRATE })
  const start = lame.encode([Float32Array.from(sound, (sample) => sample / 32_768)]).slice()
  const end = lame.finalize().slice()
  return Buffer.concat([start, end])
}

function wav(sound: Int16Array): Uint8Array {
  const data = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(SAMPLE_RATE, 24)
  head.writeUInt32LE(SAMPLE_RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}
