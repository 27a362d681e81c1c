import { startErrors } from './errors/errors'
import type { FakeService } from './fake-service'
import { PortTaken } from './http/listen'
import { startIdentity } from './identity/identity'
import { startMail } from './mail/mail'
import { startPayments } from './payments/payments'
import { startPush } from './push/push'
import { readSettings, type Settings, SettingsError } from './settings'
import { startSpeech } from './speech/speech'
import { FolderTaken, ownFolder } from './store/owner'

/**
 * Starts all fake services in one process and prints one line each. When forked, it sends "ready" and exits with its
 * parent.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const folder = ownFolder(settings.dataDir)
  const running: FakeService[] = []
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

async function* startAll(settings: Settings): AsyncGenerator<FakeService> {
  const mail = await startMail(settings)
  yield mail
  yield await startIdentity(settings, (email) => void mail.mailbox.keep(email))
  yield await startPayments(settings)
  yield await startSpeech(settings)
  yield await startErrors(settings)
  yield await startPush(settings)
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof PortTaken || error instanceof FolderTaken || error instanceof SettingsError
  console.error(isExpected ? `sandbox: ${error.message}` : error)
  process.exit(1)
})
