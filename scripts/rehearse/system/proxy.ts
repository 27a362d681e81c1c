import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../packages'
import { endProcess, runToEnd, until } from './children'
import { isListening } from './ports'
import type { Programs } from './programs'

/** Certificate files; `authority` is the certificate that clients trust. */
export type Certificates = { authority: string; certificate: string; key: string }

/** Creates a certificate authority and a certificate for `localhost`. */
export function createCertificates({ openssl }: Programs, folder: string): Certificates {
  const file = (name: string) => path.join(folder, name)
  const run = (...args: string[]) => runToEnd(openssl, args, { cwd: folder })
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']
  run(
    'req',
    '-x509',
    ...newKey,
    '-subj',
    '/CN=Rehearsal',
    '-keyout',
    'authority.key',
    '-out',
    'authority.pem',
  )
  run('req', ...newKey, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr')
  fs.writeFileSync(file('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1')
  run(
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'authority.pem',
    '-CAkey',
    'authority.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'server.pem',
  )
  return { authority: file('authority.pem'), certificate: file('server.pem'), key: file('server.key') }
}

/** Returns `deploy/nginx.conf` for this machine: three instances, another port, another certificate. */
function platformBlock(
  port: number,
  instances: readonly number[],
  { certificate, key }: Certificates,
): string {
  const original = fs.readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
  return ['4000', '4010', '4020']
    .reduce((text, from, at) => text.replace(`127.0.0.1:${from} `, `127.0.0.1:${instances[at]} `), original)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('server_name mowka.example', 'server_name localhost')
    .replace('/etc/mowka/certificate.pem', certificate)
    .replace('/etc/mowka/key.pem', key)
    .replace('$host;', '$http_host;')
}

/** TLS in front of a stand-in that only speaks HTTP. */
const standInBlock = (port: number, target: number, { certificate, key }: Certificates) => `
server {
	listen 127.0.0.1:${port} ssl;
	ssl_certificate ${certificate};
	ssl_certificate_key ${key};
	location / { proxy_pass http://127.0.0.1:${target}; proxy_set_header Host $http_host; }
}`

export type ProxyOptions = {
  certificates: Certificates
  port: number
  /** Ports of the three instances. */
  instances: readonly number[]
  /** Ports with TLS and the ports of the stand-ins behind them. */
  standIns: readonly (readonly [port: number, target: number])[]
}

/** Starts nginx in the foreground with its files in a folder. */
export async function startProxy(
  { nginx }: Programs,
  folder: string,
  { certificates, port, instances, standIns }: ProxyOptions,
): Promise<{ process: ChildProcess; stop: () => Promise<number> }> {
  fs.mkdirSync(folder, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const configuration = `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
access_log off;
${temporary}
${platformBlock(port, instances, certificates)}
${standIns.map(([own, target]) => standInBlock(own, target, certificates)).join('\n')}
}`
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, configuration)
  const child = spawn(nginx, ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  await until('nginx', 10_000, () => isListening(port))
  return { process: child, stop: () => endProcess(child, 'SIGTERM') }
}
