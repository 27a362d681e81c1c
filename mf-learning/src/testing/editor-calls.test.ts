import type { EditorEndpoints } from '@mowka/contract/editor-endpoints'
import { type EndpointName, endpoints } from '@mowka/contract/endpoints'

/** The panel's calls that this program can name. Assigning `true` doesn't compile if there is one. */
type KnownPanelCall = Extract<EndpointName, keyof EditorEndpoints>
const isPanelUnknown: [KnownPanelCall] extends [never] ? true : never = true

test("a call of the panel doesn't compile and isn't in the call table outside the panel", () => {
  expect(isPanelUnknown).toBe(true)
  expect(Object.hasOwn(endpoints, 'listWords')).toBe(false)
})
