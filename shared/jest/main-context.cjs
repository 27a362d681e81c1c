const { LegacyFakeTimers, ModernFakeTimers, ModuleMocker } = require('./internals.cjs')
const { rememberState } = require('./leftovers.cjs')

const idToRef = (id) => {
  const timer = { id, ref: () => timer, unref: () => timer }
  return timer
}

/**
 * The environment of tests that need no browser: they run in the worker's own context, where packages are loaded once
 * (see `runtime.cjs`) and a global is found without the detour that contexts of `node:vm` take. What a file leaves
 * behind is put back after it.
 */
class MainContext {
  constructor({ projectConfig }) {
    this.leftovers = rememberState()
    this.global = globalThis
    Object.assign(globalThis, projectConfig.globals)
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: {
        idToRef,
        refToId: (timer) => timer?.id,
      },
    })
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup() {}

  async teardown() {
    this.fakeTimers?.dispose()
    this.fakeTimersModern?.dispose()
    this.fakeTimers = null
    this.fakeTimersModern = null
    this.leftovers.putBack()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** Jest takes a missing context for one that is gone. The runtime knows this one for the main one. */
  getVmContext() {
    return globalThis
  }

  /** Runs what outlives the test file, such as loading a package. */
  adopt(work) {
    return this.leftovers.adopt(work)
  }
}

module.exports = { __esModule: true, default: MainContext }
