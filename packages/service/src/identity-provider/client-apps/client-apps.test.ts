import { createHash } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientApp, ClientApps } from '../../kernel/client-apps/client-app.ts'
import { createClientApps } from './create-client-apps.ts'

const secretHash = createHash('sha256').update('a secret').digest('hex')
const app = (changes: Partial<ClientApp> = {}): ClientApp => ({
  clientId: 'meridian',
  origin: 'registration',
  isFirstParty: false,
  name: 'Meridian',
  description: '',
  logoUrl: null,
  secretHash,
  nextSecretHash: null,
  isActive: true,
  createdAt: 1_000,
  ...changes,
  metadata: { redirect_uris: ['https://app.example.com/callback'], ...changes.metadata },
})
const rbac = {
  resources: [],
  roles: [],
  scopes: [{ scope: 'read:documents', description: '', permissions: [] }],
}
const configured = app({ clientId: 'shop', origin: 'configuration', name: 'Shop', createdAt: 0 })

describe.each(pickEngines('sqlite'))('client apps on %s', (engine) => {
  let database: TestStorage
  let apps: ClientApps
  const project = createTestProject({ rbac })
  const { projectId } = project
  const other = createTestProject()
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const identityProvider = { ...project.identityProvider, clientApps: [configured] }
    apps = createClientApps({
      projects: [{ ...project, identityProvider }, other],
      storage: database.storage,
    })
    await apps.add(projectId, app())
  })
  afterAll(() => database.remove())

  test('are found in every source, in their own project alone', async () => {
    expect(await apps.find(projectId, 'shop')).toMatchObject({ name: 'Shop' })
    expect(await apps.find(projectId, 'meridian')).toMatchObject({ name: 'Meridian' })
    expect(await apps.find(other.projectId, 'shop')).toBeNull()
    expect(await apps.find(other.projectId, 'meridian')).toBeNull()
    expect(await apps.find('project-test-nobody', 'shop')).toBeNull()
    const listed = await apps.list(projectId)
    expect(listed.map(({ clientId }) => clientId)).toEqual(['shop', 'meridian'])
  })

  test('an app in the configuration cannot be replaced, removed or shadowed', async () => {
    const usurper = app({ clientId: 'shop', name: 'Usurper' })
    await expect(apps.add(projectId, usurper)).rejects.toThrow('client_id is taken')
    expect(await apps.replace(projectId, usurper)).toBe(false)
    expect(await apps.remove(projectId, 'shop')).toBe(false)
    expect(await apps.find(projectId, 'shop')).toMatchObject({ name: 'Shop' })
  })

  test('a second app with the same id is refused and the first stays', async () => {
    await expect(apps.add(projectId, app({ name: 'Second' }))).rejects.toThrow('client_id is taken')
    expect(await apps.find(projectId, 'meridian')).toMatchObject({ name: 'Meridian' })
  })

  test('an app without configured scopes may request all but full access', async () => {
    expect((await apps.find(projectId, 'meridian'))?.metadata.scope).toBe(
      'openid profile email phone address offline_access read:documents',
    )
  })

  test('a scope that the project no longer has is not among an app’s scopes', async () => {
    const clientId = 'listed'
    const metadata = { scope: 'openid full_access read:documents write:gone' }
    await apps.add(projectId, app({ clientId, metadata }))
    expect((await apps.find(projectId, clientId))?.metadata.scope).toBe(
      'openid full_access read:documents',
    )
  })

  test('a removed app is gone at once', async () => {
    await apps.add(projectId, app({ clientId: 'short-lived' }))
    expect(await apps.remove(projectId, 'short-lived')).toBe(true)
    expect(await apps.find(projectId, 'short-lived')).toBeNull()
  })

  test.each<[string, Partial<ClientApp>]>([
    ['redirect_uris', { metadata: { redirect_uris: ['https://app.example.com/#x'] } }],
    ['redirect_uris', { metadata: { redirect_uris: ['javascript:alert(1)'] } }],
    ['redirect_uris', { metadata: { redirect_uris: ['http://app.example.com/'] } }],
    ['redirect_uris', { metadata: { redirect_uris: 'https://app.example.com/' } }],
    ['redirect_uris', { metadata: { redirect_uris: [] } }],
    ['post_logout_redirect_uris', { metadata: { post_logout_redirect_uris: ['data:,x'] } }],
    ['logo_uri', { logoUrl: 'javascript:alert(1)' }],
    ['logo_uri', { metadata: { logo_uri: 'http://169.254.169.254/' } }],
    ['policy_uri', { metadata: { policy_uri: 'javascript:alert(1)' } }],
    ['jwks_uri', { metadata: { jwks_uri: 'file:///etc/passwd' } }],
    ['client_name', { name: 'Portico\u202Eevil' }],
    ['client_name', { name: 'x'.repeat(101) }],
    ['grant_types', { metadata: { grant_types: ['implicit'] } }],
    ['token_endpoint_auth_method', { secretHash: null }],
    ['token_endpoint_auth_method', { metadata: { token_endpoint_auth_method: 'none' } }],
    ['token_endpoint_auth_method', { metadata: { token_endpoint_auth_method: 'tls' } }],
    ['client_secret', { metadata: { client_secret: 'in clear' } }],
    ['client_secret', { secretHash: 'in clear' }],
    ['application_type', { metadata: { application_type: 'desktop' } }],
  ])('OP-02 OP-23 are refused with their %s as in %j', async (field, changes) => {
    const bad = app({ clientId: 'bad', ...changes })
    await expect(apps.add(projectId, bad)).rejects.toMatchObject({ name: 'ClientAppError', field })
    await expect(apps.replace(projectId, { ...bad, clientId: 'meridian' })).rejects.toMatchObject({
      field,
    })
    expect(await apps.find(projectId, 'bad')).toBeNull()
  })
})
