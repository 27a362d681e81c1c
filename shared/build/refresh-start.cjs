/** Installs the refresh runtime before React loads in the development shell. */
require('./refresh-runtime.cjs').injectIntoGlobalHook(globalThis)
