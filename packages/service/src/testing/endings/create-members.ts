import { randomBytes } from 'node:crypto'
import { createAuthenticator } from '@portico/testkit/authenticator'
import type { TestStorage } from '@portico/testkit/storage'
import { createTotpSecret } from '../../accounts/totps/totp-code.ts'
import {
  createRecoveryCode,
  hashRecoveryCode,
  toCodeSealContext,
} from '../../declarations/totps/recovery-code.ts'
import { toSecretSealContext } from '../../declarations/totps/totp-secret-context.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { createIdpWorld } from '../../identity-provider/testing/create-idp-world.ts'
import type { KeyRing } from '../../kernel/keys/key-ring.ts'
import { pageOrigin, register, takeCreationOptions } from '../passkey-calls.ts'
import { good } from '../password-calls.ts'
import { runSql } from '../run-sql.ts'

/** What the users of a test of endings are created with. */
interface MembersContext extends Pick<TestStorage, 'storage' | 'database'> {
  readonly world: Awaited<ReturnType<typeof createIdpWorld>>
  readonly keyRing: KeyRing
  /** The stored hash of the password that every member has. */
  readonly hash: string
}

/** Creates users and their credentials, faster than by operations and also where there is no operation. */
export function createMembers({ storage, database, world, keyRing, hash }: MembersContext) {
  const { projectId } = world.project

  /** Adds an authenticator app to a user. */
  const addApp = async (userId: string, verified: boolean) => {
    const place = { projectId, userId, totpId: `totp-test-${randomBytes(8).toString('hex')}` }
    const secret = createTotpSecret(systemRandom)
    const recoveryCode = createRecoveryCode(systemRandom)
    const row = {
      ...place,
      sealedSecret: keyRing.seal(secret, toSecretSealContext(place)),
      verified,
      createdAt: world.now(),
      expiresAt: world.now() + 3_600_000,
      lastStep: null,
      isUnproved: false,
    }
    await storage.totps.add(row, [
      {
        codeId: `totp-recovery-code-test-${randomBytes(8).toString('hex')}`,
        codeHash: hashRecoveryCode(keyRing, userId, recoveryCode),
        sealedCode: keyRing.seal(recoveryCode, toCodeSealContext(place)),
      },
    ])
    return { totpId: place.totpId, secret, recoveryCode }
  }

  /** Opens a session with two factors for a user. */
  const openSession = async (userId: string) => {
    const session = randomBytes(32).toString('base64url')
    const sessionId = `session-test-${randomBytes(8).toString('hex')}`
    const now = world.now()
    await storage.sessions.create({
      projectId,
      sessionId,
      userId,
      tokenHash: keyRing.hashToken(session),
      startedAt: now,
      lastAccessedAt: now,
      expiresAt: now + 3_600_000,
      ipAddress: '203.0.113.7',
      userAgent: '',
      factors: [
        { type: 'password', deliveryMethod: 'knowledge', authenticatedAt: now },
        {
          type: 'totp',
          deliveryMethod: 'authenticator_app',
          authenticatedAt: now,
          credential: { factor: 'totp', id: 'gone' },
        },
      ],
      customClaims: null,
    })
    return { session, sessionId }
  }

  // numbers of many blocks, because too few codes come back to one block
  let numbers = 0
  const newNumber = () => {
    numbers += 1
    const [block, line] = [Math.floor(numbers / 10), numbers % 10]
    return `+1212${String(200 + block)}${String(line).padStart(4, '0')}`
  }

  /** Creates a user with an address, a password and a session; operations add what else they need. */
  const createMember = async ({ isProved }: { readonly isProved: boolean }) => {
    const id = randomBytes(8).toString('hex')
    const email = `${id}@example.com`
    const userId = `user-test-${id}`
    const emailId = `email-test-${id}`
    const now = world.now()
    await storage.users.findOrCreateByEmail({
      projectId,
      userId,
      emailId,
      email,
      canonicalEmail: email,
      status: 'pending',
      now,
    })
    if (isProved) await storage.users.verifyEmail(projectId, userId, emailId)
    await storage.passwords.set({
      projectId,
      userId,
      passwordId: `password-test-${id}`,
      hash,
      requiresReset: false,
      isUnproved: !isProved,
      changedAt: now,
    })
    const { session, sessionId } = await openSession(userId)
    return { email, userId, emailId, session, sessionId, password: good }
  }

  const createDevice = () => createAuthenticator({ origin: pageOrigin })
  return {
    addApp,
    createMember,
    openSession,
    createDevice,
    /** Registers a passkey in the user's session, which continues with a new token. */
    async addPasskey<Someone extends { readonly session: string }>(member: Someone) {
      const device = createDevice()
      const credential = device.create(await takeCreationOptions(world, member.session))
      const answer = await register(world, member.session, credential)
      if (answer.status !== 200) throw new Error(answer.text)
      const registrationId: string = answer.data.webauthn_registration_id
      const session: string = answer.data.session_token
      return { device, registrationId, member: { ...member, session } }
    },
    /** Adds a second address to the user, for which there is no operation. */
    async addEmail(userId: string) {
      const id = randomBytes(8).toString('hex')
      await runSql(
        database,
        'insert into user_emails (project_id, email_id, user_id, email, canonical_email, verified, created_at) values (?, ?, ?, ?, ?, ?, ?)',
        [projectId, `email-test-${id}`, userId, `${id}@example.com`, `${id}@example.com`, 1, 1],
      )
      return `email-test-${id}`
    },
    /** Adds a number to the user, for which there is no operation. */
    async addPhone(userId: string) {
      const phone = {
        phoneId: `phone-number-test-${randomBytes(8).toString('hex')}`,
        phoneNumber: newNumber(),
      }
      await storage.phones.add({
        ...phone,
        projectId,
        userId,
        verified: true,
        unsubscribedAt: null,
        isUnproved: false,
        createdAt: world.now(),
      })
      return phone
    },
    newNumber,
  }
}
