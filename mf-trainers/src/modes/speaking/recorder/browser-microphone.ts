import {
  type Consent,
  type Microphone,
  MicrophoneError,
  type MicrophoneTrouble,
  type Take,
} from './microphone'

/** Recording formats, best first: Chromium and Firefox use the first, Safari the second. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'] as const
/** Samples per volume measurement. */
const WINDOW = 1024
/** Factor by which a voice near the microphone fills the scale. */
const GAIN = 5

const recordedType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : TYPES.find((type) => MediaRecorder.isTypeSupported(type))

/** Maps the names of browser errors. */
function troubleOf(error: unknown): MicrophoneTrouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'broken'
}

const asTrouble = (error: unknown) => new MicrophoneError(troubleOf(error), error)

const isSupported = (): boolean =>
  // Absent on pages without HTTPS, despite its type.
  'mediaDevices' in navigator && recordedType() !== undefined

async function openStream(): Promise<MediaStream> {
  if (!isSupported()) throw new MicrophoneError('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    throw asTrouble(error)
  }
}

const giveBack = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** Measures the volume of a stream. */
function loudness(stream: MediaStream): { level: () => number | null; close: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => null, close: () => {} }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = WINDOW
  context.createMediaStreamSource(stream).connect(analyser)
  // Safari needs an explicit call; if it isn't allowed, `level` reports that.
  context.resume().catch(() => {})
  const samples = new Float32Array(WINDOW)
  return {
    level: () => {
      // A suspended context hears nothing, which proves nothing about the microphone.
      if (context.state !== 'running') return null
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * GAIN)
    },
    close: () => void context.close(),
  }
}

function beginTake(stream: MediaStream, onBroken: () => void): Take {
  const recorder = new MediaRecorder(stream, { mimeType: recordedType() })
  const meter = loudness(stream)
  const parts: Blob[] = []
  const release = () => {
    recorder.onerror = null
    for (const track of stream.getTracks()) track.onended = null
    giveBack(stream)
    meter.close()
  }
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.onerror = onBroken
  for (const track of stream.getTracks()) track.onended = onBroken
  recorder.start()
  return {
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    level: meter.level,
    drop: () => {
      recorder.ondataavailable = null
      release()
    },
    finish: () =>
      new Promise((resolve, reject) => {
        recorder.onstop = () => {
          release()
          resolve(new Blob(parts, { type: recorder.mimeType }))
        }
        recorder.onerror = () => {
          release()
          reject(new Error('The browser could not make a recording'))
        }
        recorder.stop()
      }),
  }
}

/** Reads the stored permission; `ask` if the browser doesn't report it. */
async function consent(onChange: (consent: Consent) => void): Promise<Consent> {
  const said = ({ state }: PermissionStatus): Consent =>
    state === 'granted' ? 'granted' : state === 'denied' ? 'refused' : 'ask'
  try {
    const status = await navigator.permissions.query({ name: 'microphone' })
    status.onchange = () => onChange(said(status))
    return said(status)
  } catch {
    return 'ask'
  }
}

/** The microphone of this device. */
export const browserMicrophone: Microphone = {
  isSupported,
  consent,
  ask: async () => giveBack(await openStream()),
  record: async (onBroken) => {
    const stream = await openStream()
    try {
      return beginTake(stream, onBroken)
    } catch (error) {
      giveBack(stream)
      throw asTrouble(error)
    }
  },
}
