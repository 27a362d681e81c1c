/**
 * The one refresh runtime of a page in development: the shell and every remote bundle this file, and the first one
 * that runs is used by all. With a runtime each, a remote's edit never reached the renderer, which is the shell's.
 */
const page = globalThis
page.__mowkaRefresh ??= require('./node_modules/react-refresh/cjs/react-refresh-runtime.development.js')
module.exports = page.__mowkaRefresh
