/** Sessions that the person did not start: staff act as them, or another issuer vouches for them. */
import { users } from '@portico/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImpersonationToken } from './support/create-impersonation-token.ts'
import { createIssuer } from './support/create-issuer.ts'
import { headlessVersions, six } from './support/official-versions.ts'
import { type OfficialFixture, prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'
import { type BackEnd, startBackEnd } from './support/start-back-end.ts'
import { type ProviderStub, startProviderStub } from './support/start-provider-stub.ts'

const issuer = createIssuer()
let keys: ProviderStub
let backEnd: BackEnd
beforeAll(async () => {
  keys = await startProviderStub()
  keys.answer = issuer.jwks
})

describe('impersonation and attestation', () => {
  const getFixture = prepareOfficial({
    tls: true,
    world: () => ({
      project: {
        trustedIssuers: [
          {
            profileId: 'profile-1',
            issuer: issuer.issuer,
            audience: issuer.audience,
            jwksUrl: keys.url,
            subjectClaim: 'email',
            subjectIs: 'email',
          },
        ],
      },
    }),
  })
  let served: OfficialFixture['world'] | undefined
  beforeEach(() => {
    const { world } = getFixture()
    // a second try has a world of its own
    if (world === served) return
    backEnd?.stop()
    backEnd = startBackEnd(world)
    served = world
  })
  afterAll(() => {
    backEnd?.stop()
    keys.stop()
  })

  /** Somebody who has signed in before, in a browser of their own. */
  async function enrol(email: string) {
    const { world, visit } = getFixture()
    const at = await visit({ entry: six.headless })
    return signInOfficial(at, world, email)
  }

  test.each(headlessVersions)('staff act as a user with version %s', async (name, version) => {
    const { world, visit, welcomeUrl } = getFixture()
    const ada = `ada-${name}@example.com`
    const { user_id } = await enrol(ada)
    const token = await createImpersonationToken(world, user_id)
    const at = await visit({ entry: version.headless })
    if (version === six) {
      await at.page.goto(`${welcomeUrl}?stytch_token_type=impersonation&token=${token}`)
    } else {
      await at.page.evaluate(
        (impersonation_token) =>
          window.official.impersonation.authenticate({ impersonation_token }),
        token,
      )
    }
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    const session = await at.page.evaluate(() => window.official.session.getSync())
    expect(session?.authentication_factors).toMatchObject([
      {
        type: 'impersonated',
        delivery_method: 'impersonation',
        impersonated_factor: {
          impersonator_id: 'staff-7',
          impersonator_email_address: 'staff@fieldnotes.example',
        },
      },
    ])
    await at.expectClean()
  })

  test('staff act as a user with the package for Node', async () => {
    const { world } = getFixture()
    const { user_id } = await enrol('bob@example.com')
    const impersonation_token = await createImpersonationToken(world, user_id)
    const acting = await backEnd.client.impersonation.authenticate({ impersonation_token })
    expect(acting).toMatchObject({
      user_id,
      session: { authentication_factors: [{ type: 'impersonated' }] },
    })
  })

  test.each(headlessVersions)(
    'a token from a trusted issuer signs a user in with version %s',
    async (name, version) => {
      const { world, visit } = getFixture()
      const cleo = `cleo-${name}@example.com`
      const { user_id } = await enrol(cleo)
      const at = await visit({ entry: version.headless })
      const reply = await at.page.evaluate(
        (token) =>
          window.official.session.attest({
            profile_id: 'profile-1',
            token,
            session_duration_minutes: 60,
          }),
        issuer.issueToken(cleo, world.clock.now()),
      )
      expect(reply).toMatchObject({ user_id })
      await at.status.getByText(`Signed in as ${cleo}`).waitFor()
      const me = await world.call(users.me, undefined, { session: reply.session_token })
      expect(me.data?.user_id).toBe(user_id)
      await at.expectClean()
    },
  )

  test('a token from a trusted issuer signs a user in with the package for Node', async () => {
    const { world } = getFixture()
    const { user_id } = await enrol('dora@example.com')
    const attested = await backEnd.client.sessions.attest({
      profile_id: 'profile-1',
      token: issuer.issueToken('dora@example.com', world.clock.now()),
      session_duration_minutes: 60,
    })
    expect(attested).toMatchObject({ user_id, session: { user_id } })
  })
})
