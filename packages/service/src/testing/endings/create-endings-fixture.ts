/**
 * The fixture for tests of endings: a service with a client app, and a new user for each pair of concurrent operations.
 */
import type { TestStorage } from '@portico/testkit/storage'
import { toFactors } from '@portico/testkit/world'
import { Secret, TOTP } from 'otpauth'
import { newClientApp } from '../../identity-provider/testing/client-apps.ts'
import { createIdpWorld } from '../../identity-provider/testing/create-idp-world.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createHostCalls } from '../create-host-calls.ts'
import { toBasic } from '../create-test-service.ts'
import { passwordRedirectUrls, signUp } from '../password-calls.ts'
import { createMembers } from './create-members.ts'
import { readCredentials } from './read-credentials.ts'

const own = newClientApp({
  clientId: 'own',
  isFirstParty: true,
  metadata: { scope: 'openid full_access' },
})

export type EndingsFixture = Awaited<ReturnType<typeof createEndingsFixture>>
export type Member = Awaited<ReturnType<EndingsFixture['createMember']>>

/**
 * Creates the fixture on a database. The function passed to `beforeNext` runs once, right before the next transaction.
 */
export async function createEndingsFixture(
  { storage, database }: TestStorage,
  project: Parameters<typeof createIdpWorld>[0]['project'] = {},
) {
  let act: (() => Promise<unknown>) | null = null
  const timed: Storage = {
    ...storage,
    async transaction(work) {
      const now = act
      act = null
      await now?.()
      return storage.transaction(work)
    },
  }
  const world = await createIdpWorld({
    storage: timed,
    apps: [newClientApp(), own],
    project: {
      redirectUrls: passwordRedirectUrls,
      magicLinks: {
        expirationMinutes: 30,
        requireSameBrowser: false,
        withCode: true,
        otherDevice: true,
      },
      phones: { countries: ['US'] },
      factors: toFactors({ require: 'optional', kinds: ['passkey', 'totp', 'sms'] }),
      // These tests do not cover notices.
      mails: { codeInSubject: true, newSignIn: false, from: null, language: 'en' },
      ...project,
    },
  })
  const host = createHostCalls(world)
  const { projectId } = world.project
  const keyRing = createKeyRing(world.config.rootKey)
  const template = (await signUp(world, 'template@example.com')).data.user_id
  const { hash } = (await storage.passwords.find(projectId, template)) ?? { hash: '' }
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now() })

  const members = createMembers({ storage, database, world, keyRing, hash })
  return {
    world,
    host,
    storage,
    projectId,
    keyRing,
    codeOf,
    ...members,
    /** Reads the user's credentials and profile. */
    readCredentials: (userId: string) =>
      readCredentials(storage, { projectId, userId, now: world.now() }),
    asOwn: toBasic('own', 'client-secret-test-0123456789abcdef0123456789abcdef'),
    beforeNext(happens: () => Promise<unknown>) {
      act = happens
    },
    /** Removes the pending function; true when no transaction ran it. */
    takeBack() {
      const isLeft = act !== null
      act = null
      return isLeft
    },
    close: world.close,
  }
}
