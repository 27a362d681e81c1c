import { createECDH } from 'node:crypto'
import { encryptMessage, isPublicKey, publicKeyOf } from './push-encryption'

/** The example of RFC 8291, appendix A. */
const example = {
  message: 'When I grow up, I want to be a watermelon',
  device: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('the example of RFC 8291 has the expected encryption', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(example.privateKey, 'base64url')
  const salt = Buffer.from(example.salt, 'base64url')
  expect(encryptMessage(example.message, example.device, { sender, salt }).toString('base64url')).toBe(
    example.encrypted,
  )
})

test('each message has its own salt and its own key', () => {
  const parts = [1, 2].map(() => {
    const encrypted = encryptMessage('twice', example.device)
    return [encrypted.subarray(0, 16).toString('hex'), encrypted.subarray(21, 86).toString('hex')]
  })
  expect(new Set(parts.flat()).size).toBe(4)
})

test('a private key has one public key, and other texts have none', () => {
  expect(publicKeyOf(example.privateKey)).toBe(example.publicKey)
  for (const bad of ['', 'x', 'A'.repeat(43), 'a password']) expect(publicKeyOf(bad)).toBeNull()
})

test('only points of the curve are public keys', () => {
  expect(isPublicKey(example.device.p256dh)).toBe(true)
  for (const bad of ['', 'BA', `B${'A'.repeat(86)}`]) expect(isPublicKey(bad)).toBe(false)
})
