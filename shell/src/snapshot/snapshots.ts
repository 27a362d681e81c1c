/** Recording and replacing snapshots in one file, which the first visit loads when idle and later ones at start. */
export { handOverSnapshot } from './hand-over'
export { recordSnapshots } from './record-snapshots'
