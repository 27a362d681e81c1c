import { sharedModules } from '@mowka/build/shared-modules'
import { onDemand } from './on-demand'

test('every on-demand kernel module is listed in the shell, because remotes that use it would crash otherwise', () => {
  const listed = sharedModules
    .filter((module) => module.provided === 'on demand')
    .map((module) => module.request)
  expect(Object.keys(onDemand)).toEqual(listed)
})
