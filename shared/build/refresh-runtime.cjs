/**
 * The only refresh runtime of a page in development. The shell and all remotes bundle this file and share the
 * instance that runs first. With separate runtimes, the shell's renderer wouldn't be notified of edits in a remote.
 */
const page = globalThis
page.__mowkaRefresh ??= require('./node_modules/react-refresh/cjs/react-refresh-runtime.development.js')
module.exports = page.__mowkaRefresh
