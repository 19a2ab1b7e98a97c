import { randomBytes } from 'node:crypto'
import { createAuthenticator } from '@portico/testkit/authenticator'
import { pageOrigin, register, takeCreationOptions } from '../passkey-calls.ts'
import { good } from '../password-calls.ts'
import { runSql } from '../run-sql.ts'
import { addApp } from './add-app.ts'
import type { MembersContext } from './members-context.ts'
import { openSession } from './open-session.ts'

/** Creates users and their credentials, faster than by operations and also where there is no operation. */
export function createMembers(context: MembersContext) {
  const { storage, database, world, hash } = context
  const { projectId } = world.project

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
    const { session, sessionId } = await openSession(context, userId)
    return { email, userId, emailId, session, sessionId, password: good }
  }

  const createDevice = () => createAuthenticator({ origin: pageOrigin })
  return {
    addApp: (userId: string, verified: boolean) => addApp(context, userId, verified),
    createMember,
    openSession: (userId: string) => openSession(context, userId),
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
