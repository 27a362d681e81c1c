import { ModuleFederation } from '@module-federation/enhanced/runtime'
import federation, { bundlerRuntime, type Federation } from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

declare global {
  interface Window {
    /** Creates federation's bundler runtime for the entry of a remote (`shared/build/remote-runtime.ts`). */
    mowkaBundlerRuntime: () => object
  }
}

/**
 * Creates the federation instance of an entry. It isn't in federation's list of instances: when a release is replaced,
 * federation deletes the shared modules that a listed instance loaded, but all of them are the shell's. Its id is its
 * own, because the default is the id of the build, i.e. the shell's.
 *
 * @throws if the entry didn't describe itself
 */
export function createEntryInstance({ initOptions }: Pick<Federation, 'initOptions'>) {
  if (!initOptions) throw new Error("The entry of a remote didn't describe itself")
  return new ModuleFederation({ ...initOptions, id: initOptions.name })
}

/**
 * Returns a bundler runtime for one entry. Its functions are the shell's, but its state isn't: each entry has its own
 * instance, and the bundler writes to the objects that are empty here.
 */
const createBundlerRuntime = (): Federation => ({
  ...federation,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    ...bundlerRuntime,
    S: {},
    // The shell exposes nothing, so its own runtime has no container.
    initContainerEntry,
    init: ({ webpackRequire }) => createEntryInstance(webpackRequire.federation),
  },
})

/** Provides the bundler runtime to remotes, so that their entries don't include it (ADR 58). */
export function provideBundlerRuntime(page: Window): void {
  page.mowkaBundlerRuntime = createBundlerRuntime
}
