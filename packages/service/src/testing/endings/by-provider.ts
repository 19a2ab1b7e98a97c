import { createToken } from '../../foundation/create-id.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { sealTokens } from '../../methods/oauth/keep-registration.ts'
import { type Attach, issueOauthToken } from '../../methods/oauth/oauth-token.ts'
import type { Identity } from '../../methods/oauth/upstream/upstream.ts'
import type { EndingsFixture, Member } from './create-endings-fixture.ts'

import { minutes, type Operation } from './operation.ts'

/** Makes the token of a redirect URL, as a provider's callback does. */
async function makeProviderToken(
  { world }: EndingsFixture,
  { userId }: Pick<Member, 'userId'>,
  attach: Attach | null,
): Promise<string> {
  const { projectId } = world.project
  const ports = {
    random: systemRandom,
    keyRing: createKeyRing(world.config.rootKey),
    clock: { now: world.now },
  }
  const identity: Identity = {
    providerId: 'example',
    providerType: 'Example',
    issuer: 'https://provider.example',
    profile: { subject: createToken(systemRandom), email: null, isEmailVerified: false },
    tokens: { accessToken: 'a', refreshToken: null, idToken: null, scopes: [], expiresAt: null },
  }
  if (!attach) {
    const registrationId = createToken(systemRandom)
    await world.storage.oauth.add({
      projectId,
      registrationId,
      userId,
      provider: 'example',
      providerType: 'Example',
      issuer: identity.issuer,
      subject: identity.profile.subject,
      email: null,
      pictureUrl: '',
      locale: '',
      ...sealTokens(ports, { projectId, registrationId }, identity.tokens),
      isUnproved: false,
      linkedBy: 'session',
      createdAt: world.now(),
      lastUsedAt: world.now(),
    })
  }
  const token = { identity, codeChallenge: null, attach, userId }
  return issueOauthToken(world.storage, ports, projectId, token)
}

/** Operations with an account at a provider. */
export const byProvider: readonly Operation[] = [
  {
    name: 'account at a provider',
    basis: 'mailbox',
    async prepare(fixture, member) {
      const token = await makeProviderToken(fixture, member, null)
      return { run: () => fixture.world.post('/oauth/authenticate', { token, ...minutes }) }
    },
  },
  {
    name: 'account at a provider linked',
    basis: 'session',
    async prepare(fixture, member) {
      const { userId, sessionId, session } = member
      const token = await makeProviderToken(fixture, member, { userId, sessionId })
      return {
        run: () => fixture.world.post('/oauth/authenticate', { token, ...minutes }, { session }),
      }
    },
  },
]
