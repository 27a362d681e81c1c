/** eSpeak NG compiled to JavaScript; the package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface Speaker {
    set_voice(voice: string): void
    /** Words per minute. */
    set_rate(rate: number): void
    /** Emits the audio in chunks, 22.05 kHz mono; the memory of a chunk is reused for the next. */
    synthesize(text: string, piece: (audio: Int16Array) => number): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Speaker | Promise<Speaker> }>
}
