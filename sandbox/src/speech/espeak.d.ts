/** eSpeak NG compiled for JavaScript; the package brings no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface Speaker {
    set_voice(voice: string): void
    /** Words a minute. */
    set_rate(rate: number): void
    /** Hands out the sound piece by piece, 22.05 kHz mono; the memory of a piece is used again for the next. */
    synthesize(text: string, piece: (audio: Int16Array) => number): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Speaker | Promise<Speaker> }>
}
