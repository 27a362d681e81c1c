import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SpeechAnswer, SpeechOrder } from './synthesise'

interface Waiting {
  resolve: (audio: Uint8Array) => void
  reject: (error: Error) => void
}

/** Requests speech from a thread, which is started on the first request and restarted after a crash. */
export class Synthesiser {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0

  speak(order: Omit<SpeechOrder, 'id'>): Promise<Uint8Array> {
    this.worker ??= this.start()
    const worker = this.worker
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      worker.postMessage({ ...order, id } satisfies SpeechOrder)
    })
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private start(): Worker {
    const worker = new Worker(fileURLToPath(new URL('./synthesise.js', import.meta.url)))
    worker.on('message', (answer: SpeechAnswer) => {
      const waiting = this.waiting.get(answer.id)
      this.waiting.delete(answer.id)
      if ('audio' in answer) waiting?.resolve(answer.audio)
      else waiting?.reject(new Error(answer.problem))
    })
    worker.on('error', (error) => this.giveUp(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.giveUp(new Error('The voice has stopped.')))
    return worker
  }

  private giveUp(error: Error): void {
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
