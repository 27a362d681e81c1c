import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Browser } from '../testing/browser'
import { PROGRAM, RunningSandbox } from '../testing/running-sandbox'
import { authorizeRequest, opened, refresh, signInAs, tokensFor } from '../testing/sign-in'

let sandbox: RunningSandbox
beforeEach(async () => {
  sandbox = await RunningSandbox.start()
})
afterEach(() => sandbox.remove())

test('keys, sessions and refresh tokens survive a kill -9', async () => {
  const browser = new Browser()
  await signInAs(sandbox, browser, 'learner@mowka.test')
  const tokens = await tokensFor(sandbox, 'learner@mowka.test')

  await sandbox.end('SIGKILL')
  await sandbox.start()

  expect((await opened(sandbox, tokens.access_token)).isSigned).toBe(true)
  const { url } = authorizeRequest(sandbox)
  const back = await browser.follow(url, sandbox.platform)
  expect(new URL(back.url).searchParams.get('code')).toBeTruthy()
  expect((await refresh(sandbox, tokens.refresh_token)).status).toBe(200)
})

test('the sandbox prints one line per fake service and nothing else', () => {
  const lines = sandbox.output.trim().split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'mail',
    'identity',
    'payments',
    'speech',
    'errors',
    'push',
  ])
})

test('the sandbox listens on IPv4 and on localhost', async () => {
  const response = await fetch(`http://127.0.0.1:${sandbox.ports.mailWeb}/messages`)
  expect(response.status).toBe(200)
})

test('the sandbox ends cleanly on SIGTERM and when its parent exits', async () => {
  expect(await sandbox.end('SIGTERM')).toBe(0)
  await sandbox.start()
  expect(await sandbox.end('disconnect')).toBe(0)
})

test('the sandbox reports a port in use in one line', async () => {
  const { code, output } = await run({ ...sandbox.environment(), MOWKA_DATA: `${sandbox.dataDir}/other` })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain(`Port ${sandbox.ports.mailWeb} (mail) is taken`)
})

test('the sandbox refuses a data folder that belongs to another sandbox', async () => {
  const { code, output } = await run({ ...sandbox.environment(), MOWKA_PORT: '19000' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain('belongs to a sandbox that is running')
})

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], { env: { ...process.env, ...env } })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const [code] = await once(child, 'exit')
  return { code, output }
}
