/** Runs before React in the development shell, so that remotes can be refreshed in place. */
require('./refresh-runtime.cjs').injectIntoGlobalHook(globalThis)
