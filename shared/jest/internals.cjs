/**
 * The Jest internals that our runtime, environment and sequencer extend, from the instance of Jest that runs the
 * tests.
 */
const { createRequire } = require('node:module')

const ofCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'))
const ofRuntime = createRequire(ofCore.resolve('jest-runtime'))

const { default: Runtime } = ofCore('jest-runtime')
const { ModuleMocker } = ofRuntime('jest-mock')
const { LegacyFakeTimers, ModernFakeTimers } = ofRuntime('@jest/fake-timers')
const { default: TestSequencer } = createRequire(ofCore.resolve('jest-config'))('@jest/test-sequencer')

module.exports = { Runtime, ModuleMocker, LegacyFakeTimers, ModernFakeTimers, TestSequencer }
