import { expect, test } from 'vitest'
import { toProviderRows } from './to-provider-rows.ts'

const connected = (provider_type: string) => ({
  oauth_user_registration_id: `oauth-user-test-${provider_type}`,
  provider_subject: '1',
  provider_type,
  profile_picture_url: '',
  locale: '',
})

test('what is connected comes first, and is not offered again', () => {
  const rows = toProviderRows([connected('GitHub')], [{ type: 'google' }, { type: 'github' }], null)
  expect(rows.map(({ type, name, connected: own }) => [type, name, own !== null])).toEqual([
    ['github', 'GitHub', true],
    ['google', 'Google', false],
  ])
})

test('what was just disconnected is not offered beside the row with its undo', () => {
  const rows = toProviderRows([], [{ type: 'google' }, { type: 'github' }], null, 'github')
  expect(rows.map(({ type }) => type)).toEqual(['google'])
})

test('a provider of the project itself has the project’s name for it', () => {
  const [row] = toProviderRows([], [{ type: 'acme' }], { acme: { label: 'Acme Works' } })
  expect(row?.name).toBe('Acme Works')
})

test('a connected account stays in the list if the page no longer offers its provider', () => {
  const [row] = toProviderRows([connected('Figma')], [], null)
  expect(row).toMatchObject({ type: 'figma', name: 'Figma' })
})
