// @ts-expect-error -- a part that the shell does not provide is unknown to everyone's types
import type { useFetcher } from 'react-router-dom'
import { sharedModules } from '../build/shared-modules'
import * as mobxParts from './mobx'
import * as i18nParts from './react-i18next'
import * as routerParts from './react-router-dom'

const parts: Record<string, object> = {
  mobx: mobxParts,
  'react-router-dom': routerParts,
  'react-i18next': i18nParts,
}

test('every library that is provided in parts has a list of them, all of which exist', () => {
  const inParts = sharedModules.filter((module) => module.inParts).map(({ request }) => request)
  expect(inParts.sort()).toEqual(Object.keys(parts).sort())
  for (const request of inParts) {
    const whole = jest.requireActual(request)
    for (const [name, part] of Object.entries(parts[request] ?? {})) {
      expect([name, part]).toEqual([name, whole[name]])
    }
  }
})

export type { useFetcher }
