import { readOtherTab } from './other-tab'

const personKey = 'signIn.@@auth0spajs@@::client::@@user@@'
const person = (sub: string) => JSON.stringify({ id_token: 'x', decodedToken: { user: { sub } } })
const none = () => false
const some = () => true

test.each([
  ['tokens that are gone', { key: personKey, newValue: null }, 'anna', none, 'signed out'],
  ['a storage that was emptied', { key: null, newValue: null }, 'anna', none, 'signed out'],
  ['one of several tokens that is gone', { key: personKey, newValue: null }, 'anna', some, null],
  ['the same person again', { key: personKey, newValue: person('anna') }, 'anna', some, null],
  ['someone else', { key: personKey, newValue: person('bartek') }, 'anna', some, 'signed in as someone else'],
  ['a key of the product', { key: 'basket', newValue: null }, 'anna', none, null],
  ['anything while nobody is here', { key: personKey, newValue: person('bartek') }, undefined, some, null],
] as const)('%s', (_, event, subject, tokens, expected) => {
  expect(readOtherTab(event, subject, tokens)).toBe(expected)
})
