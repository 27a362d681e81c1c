import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { lockData } from './data-lock'

let folder: string
const file = () => path.join(folder, 'server.lock')
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-lock-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const startOf = (pid: number) => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
const sleeper = async (): Promise<ChildProcess & { pid: number }> => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  return child as ChildProcess & { pid: number }
}

test('a folder is locked until it is given back', () => {
  const unlock = lockData(folder)
  expect(() => lockData(folder)).toThrow(`belongs to the running process ${process.pid}`)
  unlock()
  lockData(folder)()
  expect(fs.existsSync(file())).toBe(false)
})

test('a running owner is respected, a killed one is not', async () => {
  const owner = await sleeper()
  fs.writeFileSync(file(), `${owner.pid} ${startOf(owner.pid)}`)
  expect(() => lockData(folder)).toThrow(`belongs to the running process ${owner.pid}`)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  lockData(folder)()
})

test('another process with the number of the owner is not the owner', async () => {
  const other = await sleeper()
  fs.writeFileSync(file(), `${other.pid} 1`)
  lockData(folder)()
  other.kill('SIGKILL')
})

test('an owner that was killed and is not cleared away yet holds nothing', async () => {
  // The shell's child ends at once, and nobody asks for its result while the shell has become `sleep`.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'])
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said))
  const start = startOf(pid)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
  fs.writeFileSync(file(), `${pid} ${start}`)
  lockData(folder)()
  parent.kill('SIGKILL')
})
