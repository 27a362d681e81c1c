const { LegacyFakeTimers, ModernFakeTimers, ModuleMocker } = require('./internals.cjs')
const { rememberState } = require('./leftovers.cjs')

const idToRef = (id) => {
  const timer = { id, ref: () => timer, unref: () => timer }
  return timer
}

/**
 * The environment of tests without a DOM. They run in the worker's own context, where packages load once (see
 * `runtime.cjs`) and globals are faster than in a `node:vm` context. The state is restored after each file.
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

  /** Jest treats a missing context as torn down. The runtime recognizes this one as the main context. */
  getVmContext() {
    return globalThis
  }

  /** Runs code whose effects outlive the test file, such as loading a package. */
  adopt(work) {
    return this.leftovers.adopt(work)
  }
}

module.exports = { __esModule: true, default: MainContext }
