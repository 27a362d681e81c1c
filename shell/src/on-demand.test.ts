import { sharedModules } from '@mowka/build/shared-modules'
import { onDemand } from './on-demand'

test('every kernel module that loads on demand is mentioned by the shell, or remotes that use it die', () => {
  const listed = sharedModules
    .filter((module) => module.provided === 'on demand')
    .map((module) => module.request)
  expect(Object.keys(onDemand)).toEqual(listed)
})
