import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { GrantRow, UserRow } from '../../kernel/storage/storage.ts'
import { readGrantId } from '../engine-access/family-id.ts'
import { toWords } from '../request/authorization-params.ts'
import { isGrantable } from '../scopes.ts'
import { claimsOfScopes } from '../to-claims.ts'
import type { RequestReads } from './request-reads.ts'

const nothing = async (): Promise<undefined> => undefined

/**
 * Provides grants to the engine. It never writes: the service's own rules store grants, and the engine revokes only
 * token families.
 */
export function createGrantAdapter(
  project: ProjectConfig,
  { findGrant, findUser, findClientApp }: RequestReads,
): Adapter {
  return {
    async find(familyId) {
      const grant = await findGrant(readGrantId(familyId))
      const user = grant && (await findUser(grant.userId))
      // The tokens of a blocked user are refused at once.
      if (!grant || !user || user.blockedAt !== null) return undefined
      const app = await findClientApp(grant.clientId)
      return toEngineGrant(project, user, grant, familyId, app)
    },
    upsert: nothing,
    consume: nothing,
    destroy: nothing,
    revokeByGrantId: nothing,
    findByUserCode: nothing,
    findByUid: nothing,
  }
}

/**
 * Converts a grant to the engine's format. Contains only scopes that the user may still grant with their current roles,
 * to the client app in its current state.
 *
 * @param app null for a client app that is known only from its metadata document
 */
export function toEngineGrant(
  project: ProjectConfig,
  user: UserRow,
  grant: Pick<GrantRow, 'clientId' | 'scopes' | 'resources'>,
  familyId: string,
  app: Pick<ClientApp, 'isFirstParty' | 'metadata'> | null,
): AdapterPayload {
  const isFirstParty = app?.isFirstParty ?? false
  const own = app && toWords(app.metadata.scope)
  const keep = (scopes: readonly string[]) =>
    scopes.filter(
      (scope) =>
        (own?.includes(scope) ?? true) && isGrantable({ project, user, isFirstParty }, scope),
    )
  const scopes = keep(grant.scopes)
  return {
    jti: familyId,
    kind: 'Grant',
    accountId: user.userId,
    clientId: grant.clientId,
    openid: { scope: scopes.join(' '), claims: toClaimNames(scopes) },
    resources: Object.fromEntries(
      Object.entries(grant.resources).map(([address, own]) => [address, keep(own).join(' ')]),
    ),
  }
}

/** Returns the claims that may be requested individually: those of the granted scopes. */
function toClaimNames(scopes: readonly string[]): string[] {
  return Object.entries(claimsOfScopes)
    .filter(([scope]) => scopes.includes(scope))
    .flatMap(([, claims]) => claims)
}
