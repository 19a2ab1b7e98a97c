import { tmpdir } from 'node:os'
import { openTestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'

const address = '/.well-known/change-password'
/** By it a password manager sees whether an answer under /.well-known/ means anything. */
const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'

describe('/.well-known/change-password', () => {
  const open = async ({ service }: TestService, url: string, host = 'auth.example.com') => {
    const { statusCode, headers } = await service.app.inject({ url, headers: { host } })
    return { status: statusCode, location: headers.location }
  }

  const fixture = createServiceFixture(() => openTestStorage('sqlite'))
  const { start } = fixture
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('redirects to the project’s page', async () => {
    const changePassword = 'https://app.example.com/settings/password'
    const world = await start({ project: { pages: { signIn: null, changePassword } } })
    const answer = await open(world, address)
    expect([answer.status, answer.location]).toEqual([303, changePassword])
  })

  test('is a 404 where no page is configured', async () => {
    const world = await start({ project: { pages: { signIn: null, changePassword: null } } })
    expect((await open(world, address)).status).toBe(404)
  })

  test('the well-known probe URL answers 404, so that password managers trust the redirect', async () => {
    const world = await start({ config: { staticFolders: [tmpdir()] } })
    expect((await open(world, probe)).status).toBe(404)
    expect((await open(world, `${probe}/`)).status).toBe(404)
    expect((await open(world, address)).status).toBe(303)
  })

  test('with several projects it redirects to the page of the project at the request’s host, else of the one at the root path, else answers 404', async () => {
    const toProject = (host: string, path: string) => {
      const project = createTestProject()
      const page = `https://${host}/password`
      return {
        ...project,
        pages: { signIn: null, changePassword: page },
        identityProvider: { ...project.identityProvider, path },
      }
    }
    const [one, other] = [toProject('one.example', '/one'), toProject('other.example', '')]
    const world = await start({ project: one, otherProjects: [other] })
    const ask = async (host: string) => (await open(world, address, host)).location
    expect(await ask('one.example')).toBe('https://one.example/password')
    expect(await ask('other.example')).toBe('https://other.example/password')
    expect(await ask('auth.example.com')).toBe('https://other.example/password')
    const third = toProject('third.example', '/third')
    const without = await start({ project: one, otherProjects: [third] })
    expect((await open(without, address)).status).toBe(404)
  })
})
