import { spawn } from 'node:child_process'

/**
 * Connection settings of a database URL as environment variables of the PostgreSQL programs. Arguments would show the
 * password in the process list.
 */
function connectionVariables(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const variables = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
}

/** Runs `pg_dump` or `pg_restore` for a database. Throws an error with the end of its messages. */
export function runProgram(program: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...connectionVariables(url) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let messages = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      messages = (messages + text).slice(-2000)
    })
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(`${program} is not installed`) : error),
    )
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed: ${messages.trim()}`)),
    )
  })
}
