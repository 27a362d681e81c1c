import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './packages'

/** `pnpm types`: the type check of every package. */
const folders = fs
  .readdirSync(root)
  .filter((folder) => fs.existsSync(path.join(root, folder, 'tsconfig.json')))
for (const folder of folders) {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
