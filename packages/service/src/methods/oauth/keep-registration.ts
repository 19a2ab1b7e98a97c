import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isUnproved } from '../../accounts/sign-in/is-unproved.ts'
import type { OauthRegistrationRow } from '../../declarations/oauth/oauth-store.ts'
import { toTokenSealContext } from '../../declarations/oauth/token-seal-context.ts'
import { createId } from '../../foundation/create-id.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { OauthToken } from './oauth-token.ts'
import type { Account } from './resolve-account.ts'
import type { ProviderTokens } from './upstream/upstream.ts'

/** Links the account, or updates the data stored with it. The caller holds the user's lock. */
export async function keepRegistration(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { user, registration: known, isNew, linkedBy }: Account,
  { identity }: OauthToken,
): Promise<{ readonly registration: OauthRegistrationRow; readonly user: UserRow }> {
  const { random, clock } = dependencies
  const { projectId } = context.project
  const { userId } = user
  const now = clock.now()
  const registrationId =
    known?.registrationId ?? createId(random, 'oauth-user-registration', projectId)
  const { profile, providerId, providerType, issuer } = identity
  const told = {
    provider: providerId,
    providerType,
    email: profile.email,
    pictureUrl: profile.pictureUrl ?? '',
    locale: profile.locale ?? '',
    ...(known && identity.tokens.accessToken === ''
      ? // One Tap returns no tokens, so the stored tokens stay.
        pickTokens(known)
      : sealTokens(
          dependencies,
          { projectId, registrationId },
          withKept(dependencies, known, identity.tokens),
        )),
    linkedBy,
    lastUsedAt: now,
  }
  if (known) {
    await tx.oauth.renew(projectId, registrationId, told)
    return { registration: { ...known, ...told }, user }
  }
  const registration: OauthRegistrationRow = {
    ...told,
    projectId,
    registrationId,
    userId,
    issuer,
    subject: profile.subject,
    isUnproved: isUnproved(user),
    createdAt: now,
  }
  await tx.oauth.add(registration)
  // A name that the user already has here stays.
  if (isNew && profile.name) await tx.users.update(projectId, userId, { name: profile.name })
  const linked = (await tx.users.findById(projectId, userId)) ?? user
  await recordActivity(tx, dependencies, {
    ...context,
    action: 'oauth_registration.created',
    actor: { kind: 'person', id: userId },
    user: linked,
    details: {
      oauth_user_registration_id: registrationId,
      provider: providerId,
      linked_by: linkedBy,
    },
  })
  return { registration, user: linked }
}

const pickTokens = ({ sealedTokens, scopes, tokensExpireAt }: OauthRegistrationRow) => ({
  sealedTokens,
  scopes,
  tokensExpireAt,
})

/**
 * Keeps the stored refresh token if there is no new one: providers return a refresh token only with the first consent,
 * and it stays valid.
 */
const withKept = (
  dependencies: Pick<Dependencies, 'keyRing'>,
  known: OauthRegistrationRow | null,
  tokens: ProviderTokens,
): ProviderTokens => ({
  ...tokens,
  refreshToken: tokens.refreshToken ?? (known && openTokens(dependencies, known).refreshToken),
})

const TokensSchema = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.Union([Type.String(), Type.Null()]),
  idToken: Type.Union([Type.String(), Type.Null()]),
})

/**
 * Decrypts the stored tokens.
 *
 * @throws Error when they were sealed with another root key
 */
export function openTokens(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  row: OauthRegistrationRow,
): ProviderTokens {
  const text = keyRing.open(row.sealedTokens, toTokenSealContext(row))
  const { scopes, tokensExpireAt: expiresAt } = row
  return { ...Value.Parse(TokensSchema, JSON.parse(text)), scopes, expiresAt }
}

/** Encrypts a provider's tokens for their row. */
export function sealTokens(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  row: Pick<OauthRegistrationRow, 'projectId' | 'registrationId'>,
  { scopes, expiresAt, accessToken, refreshToken, idToken }: ProviderTokens,
): Pick<OauthRegistrationRow, 'sealedTokens' | 'scopes' | 'tokensExpireAt'> {
  const text = JSON.stringify({ accessToken, refreshToken, idToken })
  return {
    sealedTokens: keyRing.seal(text, toTokenSealContext(row)),
    scopes,
    tokensExpireAt: expiresAt,
  }
}
