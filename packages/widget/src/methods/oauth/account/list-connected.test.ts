import { expect, test } from 'vitest'
import { listConnected } from './list-connected.ts'

const connected = (provider_type: string) => ({
  oauth_user_registration_id: `oauth-user-test-${provider_type}`,
  provider_subject: '1',
  provider_type,
  profile_picture_url: '',
  locale: '',
})

test('a user proves at a provider that is connected and that the page offers', () => {
  const providers = [connected('GitHub'), connected('Figma')]
  const options = { providers: [{ type: 'google' as const }, { type: 'github' as const }] }
  expect(listConnected({ providers }, options, null).map(({ type }) => type)).toEqual(['github'])
  expect(listConnected({ providers }, undefined, null)).toEqual([])
})
