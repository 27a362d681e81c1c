import type { RuntimeConfig } from '@mowka/contract/schemas/platform'
import { authSettings } from './auth-settings'

test('domain, client and audience come from the page (P-AUTH-03)', () => {
  const auth = {
    domain: 'https://id.test',
    clientId: 'web',
    audience: 'https://api.test',
    rolesClaim: 'https://roles',
  }
  const settings = authSettings({ auth } as RuntimeConfig, 'https://mowka.test')
  expect(settings).toMatchObject({
    domain: 'https://id.test',
    clientId: 'web',
    authorizationParams: { audience: 'https://api.test', redirect_uri: 'https://mowka.test/' },
    useRefreshTokens: true,
  })
})
