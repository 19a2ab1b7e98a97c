import type { RbacPolicy, User } from '@portico/contract'
import { describe, expect, it } from 'vitest'
import { createFakeBrowser } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, holdAnswer } from '../testing/fake-service.ts'
import { isPermitted } from './is-permitted.ts'
import { listPermissions } from './list-permissions.ts'

const policy: RbacPolicy = {
  resources: [
    { resource_id: 'document', description: '', actions: ['create', 'read', 'delete'] },
    { resource_id: 'image', description: '', actions: ['read'] },
  ],
  roles: [
    {
      role_id: 'reader',
      description: '',
      permissions: [
        { resource_id: 'document', actions: ['read'] },
        { resource_id: 'image', actions: ['read'] },
      ],
    },
    {
      role_id: 'author',
      description: '',
      permissions: [{ resource_id: 'document', actions: ['create'] }],
    },
    {
      role_id: 'owner',
      description: '',
      permissions: [{ resource_id: 'document', actions: ['*'] }],
    },
  ],
  scopes: [],
}

describe('a policy', () => {
  it.each([
    [['reader'], 'document', 'read', true],
    [['reader'], 'document', 'create', false],
    [['reader', 'author'], 'document', 'create', true],
    [['owner'], 'document', 'delete', true],
    [['owner'], 'document', 'anything', true],
    [['owner'], 'image', 'read', false],
    [['nobody'], 'document', 'read', false],
    [[], 'document', 'read', false],
    [['reader'], 'unknown', 'read', false],
    [['reader'], 'document', '*', false],
  ])('roles %j may with a %s %s: %s', (roles, resource, action, expected) => {
    expect(isPermitted(policy, roles, resource, action)).toBe(expected)
  })

  it('lists every action of every resource', () => {
    expect(listPermissions(policy, ['owner'])).toEqual({
      document: { create: true, read: true, delete: true },
      image: { read: false },
    })
  })

  it('that is missing allows nothing', () => {
    expect(isPermitted(null, ['owner'], 'document', 'read')).toBe(false)
    expect(listPermissions(null, ['owner'])).toEqual({})
  })
})

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const openSession = (roles: string[]) => {
    const opened = service.openSession()
    const user: User = { ...opened.user, roles }
    service.on('POST /otps/authenticate', () => answer({ ...opened, user }))
  }
  service.on('GET /projects/bootstrap', () => answer({ rbac_policy: policy }))
  return { clock, service, browser, openSession }
}

describe('client.rbac', () => {
  it('denies before the policy arrived, and waits for it when asked to', async () => {
    const { service, browser, openSession } = createWorld()
    openSession(['author'])
    service.on('GET /projects/bootstrap', () => answer())
    await browser.openTab().connect().otps.authenticate('123456', 'method-1')
    const held = holdAnswer()
    service.on('GET /projects/bootstrap', () => held.reply)
    const { rbac } = browser.openTab().connect()
    expect(rbac.isAuthorizedSync('document', 'create')).toBe(false)
    const later = rbac.isAuthorized('document', 'create')
    held.release(answer({ rbac_policy: policy }))
    expect(await later).toBe(true)
    expect(rbac.isAuthorizedSync('document', 'create')).toBe(true)
  })

  it('is available at once on the next load', async () => {
    const { clock, browser, openSession } = createWorld()
    openSession(['author'])
    await browser.openTab().connect().otps.authenticate('123456', 'method-1')
    await clock.settle()
    const { rbac } = browser.openTab().connect()
    expect(rbac.isAuthorizedSync('document', 'create')).toBe(true)
    expect(rbac.isAuthorizedSync('document', 'read')).toBe(false)
  })

  it('ends with the session', async () => {
    const { browser, openSession } = createWorld()
    openSession(['owner'])
    const { otps, rbac, session } = browser.openTab().connect()
    await otps.authenticate('123456', 'method-1')
    expect(await rbac.allPermissions()).toMatchObject({ document: { create: true } })
    await session.revoke({ forceClear: true }).catch(() => {})
    expect(rbac.isAuthorizedSync('document', 'create')).toBe(false)
    expect(await rbac.allPermissions()).toEqual({
      document: { create: false, read: false, delete: false },
      image: { read: false },
    })
  })

  it('denies, and does not fail, when the service is unreachable', async () => {
    const { clock, service, browser } = createWorld()
    service.on('GET /projects/bootstrap', () => Promise.reject(new TypeError('Failed to fetch')))
    const { rbac } = browser.openTab().connect()
    const answers = Promise.all([rbac.isAuthorized('document', 'read'), rbac.allPermissions()])
    await clock.pass(10_000)
    expect(await answers).toEqual([false, {}])
  })
})
