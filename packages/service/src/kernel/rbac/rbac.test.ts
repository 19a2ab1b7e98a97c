import type { RbacPolicy } from '@portico/contract'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService } from '../../testing/create-test-service.ts'
import { isAuthorized } from './is-authorized.ts'
import { toRoles } from './to-roles.ts'

const policy: RbacPolicy = {
  resources: [
    { resource_id: 'documents', description: '', actions: ['read', 'write', 'delete'] },
    { resource_id: 'invoices', description: '', actions: ['read'] },
  ],
  roles: [
    {
      role_id: 'stytch_user',
      description: 'Everybody',
      permissions: [{ resource_id: 'documents', actions: ['read'] }],
    },
    {
      role_id: 'editor',
      description: 'Edits',
      permissions: [
        { resource_id: 'documents', actions: ['*'] },
        { resource_id: 'invoices', actions: ['read'] },
      ],
    },
  ],
  scopes: [],
}

describe('a policy', () => {
  test.each<[string[], string, string, boolean]>([
    [['stytch_user'], 'documents', 'read', true],
    [['stytch_user'], 'documents', 'write', false],
    [['stytch_user'], 'invoices', 'read', false],
    [['editor'], 'documents', 'delete', true],
    [['editor'], 'documents', 'anything', true],
    [['editor'], 'invoices', 'write', false],
    [['stytch_user', 'editor'], 'invoices', 'read', true],
    [['unknown'], 'documents', 'read', false],
    [[], 'documents', 'read', false],
    [['editor'], 'gone', 'read', false],
    // Asking for `*` succeeds only for a role that permits `*`.
    [['stytch_user'], 'documents', '*', false],
    [['editor'], 'documents', '*', true],
    [['__proto__'], 'constructor', 'toString', false],
  ])('roles %j on %s: %s is %s', (roles, resource, action, expected) => {
    expect(isAuthorized(policy, roles, resource, action)).toBe(expected)
  })

  test('without one nobody may do anything', () => {
    expect(isAuthorized(null, ['editor'], 'documents', 'read')).toBe(false)
  })

  test('gives everybody the default role where it is defined, once', () => {
    expect(toRoles({ rbac: policy }, { roles: ['editor'] })).toEqual(['editor', 'stytch_user'])
    expect(toRoles({ rbac: policy }, { roles: ['stytch_user'] })).toEqual(['stytch_user'])
    expect(toRoles({ rbac: null }, { roles: ['editor'] })).toEqual(['editor'])
    expect(toRoles({ rbac: { ...policy, roles: [] } }, { roles: [] })).toEqual([])
  })
})

describe('roles over HTTP', () => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
  })
  afterAll(() => database.remove())

  test('are in the user, the session, the JWT, and the policy in the bootstrap', async () => {
    const world = await createTestService({ storage: database.storage, project: { rbac: policy } })
    const { user_id } = await world.signIn('roles@example.com')
    await world.storage.users.update(world.project.projectId, user_id, { roles: ['editor'] })
    const { user, session, session_jwt } = await world.signIn('roles@example.com')
    const roles = ['editor', 'stytch_user']
    expect([user.roles, session.roles]).toEqual([roles, roles])
    expect(decodeJwt(session_jwt)['https://stytch.com/session']).toMatchObject({ roles })
    const boot = await world.get(`/projects/bootstrap/${world.project.publicToken}`)
    expect(boot.data.rbac_policy).toEqual(policy)
  })
})
