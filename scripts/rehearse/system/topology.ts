import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { startS3 } from '@mowka/server/testing/s3-stand-in'
import { root } from '../../packages'
import { type Provider, startProvider } from '../../platform/token-provider'
import { endProcess } from './children'
import { createInstance, type Instance } from './instance'
import { checkPorts, type Ports, portsFrom } from './ports'
import { type PostgresPair, startPostgresPair } from './postgres-pair'
import type { Programs } from './programs'
import { createCertificates, startProxy } from './proxy'

/** Lifetime of access tokens, shorter than at most identity providers, so that clients renew them during a rehearsal. */
const TOKEN_LIFETIME = '10m'

/** A production-like platform on this machine. */
export type Topology = {
  ports: Ports
  url: string
  /** The certificate that clients trust. */
  authority: Buffer
  folder: string
  provider: Provider
  releaseToken: string
  postgres: PostgresPair
  bucket: Awaited<ReturnType<typeof startS3>>
  instances: Instance[]
  /** The environment of an instance. */
  env: NodeJS.ProcessEnv
  /** Process ids by name, of everything that runs. */
  pids: () => Record<string, number[]>
  stop: () => Promise<void>
}

const secret = () => randomBytes(32).toString('hex')

function startSandbox(env: NodeJS.ProcessEnv, log: string): Promise<ChildProcess> {
  const output = fs.openSync(log, 'a')
  const child = fork(path.join(root, 'sandbox/dist/main.js'), {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: see ${log}`)))
  })
}

/**
 * Starts everything but the instances: PostgreSQL with a replica, a bucket, an identity provider, the sandbox and
 * nginx with TLS. All settings are those of production: the server refuses unsafe ones.
 */
export async function startTopology(programs: Programs, folder: string, basePort: number): Promise<Topology> {
  const ports = portsFrom(basePort)
  await checkPorts(ports)
  const url = `https://localhost:${ports.platform}`
  const certificates = createCertificates(programs, folder)
  const provider = await startProvider({
    port: ports.keys,
    issuer: `https://localhost:${ports.secureKeys}/`,
    lifetime: TOKEN_LIFETIME,
  })
  const bucket = await startS3({ listenOn: ports.bucket })
  const shop = { MOWKA_PAYU_SECRET: secret(), MOWKA_PAYU_SECOND_KEY: secret() }
  const sandbox = await startSandbox(
    {
      ...shop,
      MOWKA_PORT: `${ports.platform}`,
      MOWKA_DATA: path.join(folder, 'sandbox'),
      NODE_EXTRA_CA_CERTS: certificates.authority,
    },
    path.join(folder, 'sandbox.log'),
  )
  const proxy = await startProxy(programs, path.join(folder, 'nginx'), {
    certificates,
    port: ports.platform,
    instances: ports.instances,
    standIns: [
      [ports.secureKeys, ports.keys],
      [ports.securePayments, ports.payments],
    ],
  })
  const postgres = await startPostgresPair(programs, path.join(folder, 'postgres'), ports.postgres)
  const releaseToken = secret()
  const { settings } = bucket
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    // As in the Containerfile.
    NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=4',
    NODE_EXTRA_CA_CERTS: certificates.authority,
    DATABASE_URL: postgres.url(),
    MOWKA_HOST: '127.0.0.1',
    MOWKA_PUBLIC_URL: url,
    MOWKA_TRUSTED_PROXIES: '1',
    MOWKA_ISSUER: provider.issuer,
    MOWKA_JWKS_URL: provider.jwksUrl,
    MOWKA_AUDIENCE: provider.audience,
    MOWKA_API_CLIENT_SECRET: secret(),
    MOWKA_COOKIE_KEY: secret(),
    MOWKA_RELEASE_TOKEN: releaseToken,
    MOWKA_S3_ENDPOINT: settings.endpoint,
    MOWKA_S3_BUCKET: settings.bucket,
    MOWKA_S3_REGION: settings.region,
    MOWKA_S3_KEY: settings.accessKeyId,
    MOWKA_S3_SECRET: settings.secretAccessKey,
    MOWKA_S3_PATH_STYLE: 'true',
    ...shop,
    MOWKA_PAYU_URL: `https://localhost:${ports.securePayments}`,
    MOWKA_SELLER_NIP: '5260250274',
    MOWKA_ACCOUNTING_EMAIL: 'accounting@mowka.example',
    MOWKA_OPERATOR_EMAIL: 'operator@mowka.example',
    MOWKA_SMTP_URL: `smtp://localhost:${ports.smtp}`,
    MOWKA_SPEECH_URL: `http://localhost:${ports.speech}/v1`,
    MOWKA_CHAT_URL: `http://localhost:${ports.speech}/v1`,
    MOWKA_SPEECH_WARM_UP: 'off',
    MOWKA_LOG: 'warn',
  }
  const instances = ports.instances.map((port, at) =>
    createInstance(
      `instance ${at + 1}`,
      port,
      {
        ...env,
        MOWKA_DATA: path.join(folder, `data-${at + 1}`),
        MOWKA_METRICS_PORT: `${ports.metrics[at]}`,
      },
      path.join(folder, 'logs'),
    ),
  )
  return {
    ports,
    url,
    authority: fs.readFileSync(certificates.authority),
    folder,
    provider,
    releaseToken,
    postgres,
    bucket,
    instances,
    env,
    pids: () => ({
      ...Object.fromEntries(instances.map(({ name, pid }) => [name, [pid() ?? []].flat()])),
      nginx: [proxy.process.pid ?? []].flat(),
      PostgreSQL: postgres.pids(),
    }),
    async stop() {
      await Promise.all(instances.map((each) => each.end('SIGTERM')))
      await Promise.all([proxy.stop(), endProcess(sandbox, 'SIGTERM'), postgres.stop(), bucket.close()])
      provider.stop()
    },
  }
}
