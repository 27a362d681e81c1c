import { decryptMessage } from './decrypt'

/** The example of RFC 8291, appendix A. */
const device = {
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const message = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
)

test('the example of RFC 8291 is decrypted', () => {
  expect(decryptMessage(message, device)).toBe('When I grow up, I want to be a watermelon')
})

test.each([
  ['truncated', message.subarray(0, 60)],
  ['empty', Buffer.alloc(0)],
  ['modified', Buffer.from(message.map((byte, index) => (index === 90 ? byte ^ 1 : byte)))],
])('a message that is %s is refused', (_, given) => {
  expect(() => decryptMessage(given, device)).toThrow()
})

test('a message for another device is refused', () => {
  expect(() => decryptMessage(message, { ...device, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toThrow()
})
