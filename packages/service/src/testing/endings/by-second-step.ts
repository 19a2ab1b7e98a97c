import { logIn } from '../password-calls.ts'
import type { EndingsFixture } from './create-endings-fixture.ts'
import { type Answer, minutes, type Operation } from './operation.ts'

/** Reads the token of a sign-in that was refused only because it needs a second step. */
function readToken({ data }: Answer): string {
  const token: unknown = data.error_details?.intermediate_session_token
  if (typeof token !== 'string') throw new Error(`No second step was asked: ${data.error_type}`)
  return token
}

const takeLink = async ({ world }: EndingsFixture, email: string) => {
  await world.post('/magic_links/email/login_or_create', { email })
  const { links } = await world.takeMail(email)
  return new URL(links[0]?.url ?? '').searchParams.get('token') ?? ''
}

/** Second steps of sign-ins whose first one is proved. */
export const bySecondStep: readonly Operation[] = [
  {
    name: 'second step after a password',
    basis: 'password',
    async prepare({ world, addApp, codeOf }, { userId, email }) {
      const { secret } = await addApp(userId, true)
      const intermediate_session_token = readToken(await logIn(world, email))
      return {
        run: () => {
          const body = { totp_code: codeOf(secret), intermediate_session_token, ...minutes }
          return world.post('/totps/authenticate', body)
        },
      }
    },
  },
  {
    name: 'second step after a password, by a text message',
    basis: 'password',
    async prepare({ world, addApp, addPhone, storage }, { userId, email }) {
      const { totpId } = await addApp(userId, true)
      const { projectId } = world.project
      const { phoneId, phoneNumber } = await addPhone(userId)
      await storage.phones.setStepBeside(projectId, userId, phoneId, totpId)
      const intermediate_session_token = readToken(await logIn(world, email))
      await world.post('/second_steps/sms', { intermediate_session_token })
      const { code } = await world.takeMail(phoneNumber)
      const body = { code, intermediate_session_token, ...minutes }
      return { run: () => world.post('/second_steps/sms/authenticate', body) }
    },
  },
  {
    name: 'second step after a link, by a recovery code',
    basis: 'mailbox',
    async prepare(fixture, { userId, email }) {
      const { world, addApp } = fixture
      const { recoveryCode } = await addApp(userId, true)
      const token = await takeLink(fixture, email)
      const first = await world.post('/magic_links/authenticate', { token, ...minutes })
      const intermediate_session_token = readToken(first)
      const body = { recovery_code: recoveryCode, intermediate_session_token, ...minutes }
      return { run: () => world.post('/totps/recover', body) }
    },
  },
]
