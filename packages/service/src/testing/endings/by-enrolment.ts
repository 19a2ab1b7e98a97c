import { issueIntermediateSession } from '../../accounts/sessions/intermediate-session.ts'
import { systemRandom } from '../../foundation/random.ts'
import { pageOrigin } from '../passkey-calls.ts'
import type { EndingsFixture, Member } from './create-endings-fixture.ts'
import { minutes, type Operation } from './operation.ts'

/** Stores the first step of a sign-in by password whose user has to add a second step, as in a project that requires one. */
async function beginSignIn(
  { storage, keyRing, world, projectId }: EndingsFixture,
  { userId }: Member,
) {
  const now = world.now()
  const payload = {
    factors: [{ type: 'password', deliveryMethod: 'knowledge', authenticatedAt: now }],
    minutes: minutes.session_duration_minutes,
    mayEnrol: true as const,
  }
  const ports = { random: systemRandom, keyRing }
  const owner = { projectId, userId }
  return (await issueIntermediateSession(storage, ports, owner, payload, now)).token
}

/** Creates a passkey in a sign-in, up to its recovery codes. */
async function checkPasskey(fixture: EndingsFixture, first: object) {
  const { world, createDevice } = fixture
  const page = { headers: { origin: pageOrigin } }
  const started = await world.post(
    '/webauthn/register/start',
    { ...first, domain: new URL(pageOrigin).hostname },
    page,
  )
  const options: string = started.data.public_key_credential_creation_options
  const made = { ...first, public_key_credential: createDevice().create(options) }
  const checked = await world.post('/webauthn/register/check', made, page)
  return String(checked.data.webauthn_registration_id)
}

/** The parts of an addition of an authenticator app or a passkey between the two steps of a sign-in. */
export const byEnrolment: readonly Operation[] = [
  {
    name: 'enrolment begun after a password',
    basis: 'password',
    async prepare(fixture, member) {
      const intermediate_session_token = await beginSignIn(fixture, member)
      return { run: () => fixture.world.post('/totps', { intermediate_session_token }) }
    },
  },
  {
    name: 'enrolment completed after a password',
    basis: 'password',
    async prepare(fixture, member) {
      const { world, codeOf } = fixture
      const first = { intermediate_session_token: await beginSignIn(fixture, member) }
      const { totp_id, secret } = (await world.post('/totps', first)).data
      await world.post('/totps/check', { ...first, totp_id, totp_code: codeOf(secret) })
      const body = { ...first, totp_id, ...minutes }
      return { run: () => world.post('/totps/complete', body) }
    },
  },
  {
    name: 'enrolment of a passkey completed after a password',
    basis: 'password',
    async prepare(fixture, member) {
      const first = { intermediate_session_token: await beginSignIn(fixture, member) }
      const webauthn_registration_id = await checkPasskey(fixture, first)
      const body = { ...first, webauthn_registration_id, ...minutes }
      return { run: () => fixture.world.post('/webauthn/register/complete', body) }
    },
  },
]
