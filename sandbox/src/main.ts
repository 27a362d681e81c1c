import { startErrors } from './errors/errors'
import { PortTaken } from './http/listen'
import { startIdentity } from './identity/identity'
import { startMail } from './mail/mail'
import { startPayments } from './payments/payments'
import { readSettings, type Settings, SettingsError } from './settings'
import { startSpeech } from './speech/speech'
import type { StandIn } from './stand-in'
import { FolderTaken, ownFolder } from './store/owner'

/** Starts every stand-in in one process and prints one line for each. Forked, it says "ready" and ends with its parent. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const folder = ownFolder(settings.dataDir)
  const running: StandIn[] = []
  const stop = async () => {
    await Promise.all(running.map((standIn) => standIn.close()))
    folder.release()
  }
  try {
    for await (const standIn of startAll(settings)) running.push(standIn)
  } catch (error) {
    await stop()
    throw error
  }
  for (const { name, address } of running) console.log(`${name.padEnd(9)} ${address}`)

  const end = () => void stop().finally(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.once('disconnect', end)
  process.send?.('ready')
}

async function* startAll(settings: Settings): AsyncGenerator<StandIn> {
  const mail = await startMail(settings)
  yield mail
  yield await startIdentity(settings, (letter) => void mail.mailbox.keep(letter))
  yield await startPayments(settings)
  yield await startSpeech(settings)
  yield await startErrors(settings)
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof PortTaken || error instanceof FolderTaken || error instanceof SettingsError
  console.error(isExpected ? `sandbox: ${error.message}` : error)
  process.exit(1)
})
