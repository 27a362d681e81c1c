import { DataTaken, lockData } from '../src/database/data-lock'

/**
 * A separate process that tries to lock a data folder whenever it receives a path, and reports whether it succeeded.
 * On `null`, it releases the lock.
 */
let giveBack = () => {}
process.on('message', (folder: string | null) => {
  giveBack()
  giveBack = () => {}
  try {
    if (folder) giveBack = lockData(folder)
    process.send?.(folder !== null)
  } catch (error) {
    if (!(error instanceof DataTaken)) throw error
    process.send?.(false)
  }
})
process.send?.('ready')
