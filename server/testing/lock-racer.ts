import { DataTaken, lockData } from '../src/database/data-lock'

/**
 * Its own process that tries to take a data folder whenever it is told one, and says whether it has it. Told nothing
 * (`null`), it gives back what it has.
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
