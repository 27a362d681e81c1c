import * as mobxParts from '@mowka/kernel/libraries/mobx'
import * as i18nParts from '@mowka/kernel/libraries/react-i18next'
import * as routerParts from '@mowka/kernel/libraries/react-router-dom'
import * as valibotParts from '@mowka/kernel/libraries/valibot'
// @ts-expect-error -- types know no part that the shell doesn't provide
import type { useFetcher } from 'react-router-dom'
import { sharedModules } from './shared-modules'

const parts: Record<string, object> = {
  mobx: mobxParts,
  'react-router-dom': routerParts,
  'react-i18next': i18nParts,
  valibot: valibotParts,
}

test('each library provided in parts has a file, which names existing parts', () => {
  const inParts = sharedModules.filter((module) => module.inParts).map(({ request }) => request)
  expect(inParts.sort()).toEqual(Object.keys(parts).sort())
  for (const request of inParts) {
    const whole = jest.requireActual(request)
    for (const [name, part] of Object.entries(parts[request] ?? {})) {
      expect([name, typeof part]).toEqual([name, typeof whole[name]])
    }
  }
})

export type { useFetcher }
