import { type Static, Type } from 'typebox'
import {
  type CredentialLineContext,
  defineCredentialLine,
} from '../../accounts/imports/credential-line.ts'
import { LineError } from '../../accounts/imports/line-error.ts'
import { readDatabaseTime, TimeSchema } from '../../accounts/imports/read-database-time.ts'
import type { LinkedBy } from '../../declarations/oauth/oauth-store.ts'
import { createId } from '../../foundation/create-id.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { sealTokens } from './keep-registration.ts'
import { knownProviders } from './providers/index.ts'
import { cleanIdentity } from './upstream/clean-identity.ts'
import { toIssuerName } from './upstream/to-server.ts'
import type { Identity, ProviderTokens } from './upstream/upstream.ts'
import { UpstreamError } from './upstream-error.ts'

const links: readonly LinkedBy[] = ['sign_up', 'session', 'back_end', 'email', 'unknown']
const Shown = Type.Optional(Type.String({ maxLength: 2_048 }))

const AccountSchema = Type.Object(
  {
    provider: Type.String({ pattern: '^[a-z][a-z0-9_]{0,31}$' }),
    provider_type: Type.Optional(Type.String({ maxLength: 64 })),
    // Some providers' subjects are numbers, and databases export them as such.
    provider_subject: Type.Union([Type.String(), Type.Integer()]),
    issuer: Type.Optional(Type.String()),
    email: Shown,
    profile_picture_url: Shown,
    locale: Shown,
    linked_by: Type.Optional(Type.Enum([...links])),
    created_at: Type.Optional(TimeSchema),
    last_used_at: Type.Optional(TimeSchema),
  },
  { additionalProperties: false },
)
type Line = Static<typeof AccountSchema>

/**
 * Imported accounts have no tokens. A provider issued them to a client, and revokes a grant of which two systems use the
 * refresh token (RFC 9700 section 4.14.2). The next sign-in brings new ones.
 */
const noTokens: ProviderTokens = {
  accessToken: '',
  refreshToken: null,
  idToken: null,
  scopes: [],
  expiresAt: null,
}

/** The accounts at providers of a line. The host vouches for them, as their owners would by signing in there. */
export const providerLine = defineCredentialLine({
  kind: 'oauth',
  fields: { providers: Type.Optional(Type.Array(AccountSchema)) },
  identifiedBy: 'providers',
  read: ({ providers = [] }, context) => providers.map((line) => readAccount(line, context)),
  write: (accounts) => ({
    providers: accounts.map((account) => ({
      provider: account.provider,
      provider_type: account.providerType,
      provider_subject: account.subject,
      issuer: account.issuer,
      ...(account.email !== null && { email: account.email }),
      ...(account.pictureUrl !== '' && { profile_picture_url: account.pictureUrl }),
      ...(account.locale !== '' && { locale: account.locale }),
      linked_by: account.linkedBy,
      created_at: new Date(account.createdAt).toISOString(),
      last_used_at: new Date(account.lastUsedAt).toISOString(),
    })),
  }),
})

function readAccount(line: Line, context: CredentialLineContext) {
  const { project, random, isUnproved } = context
  const { projectId } = project
  const place = {
    projectId,
    registrationId: createId(random, 'oauth-user-registration', projectId),
  }
  const { profile, providerType, issuer } = clean({
    providerId: line.provider,
    providerType: line.provider_type ?? findType(project, line.provider),
    issuer: line.issuer ?? findIssuer(project, line.provider),
    profile: {
      subject: String(line.provider_subject),
      email: line.email ?? null,
      isEmailVerified: false,
      pictureUrl: line.profile_picture_url ?? '',
      locale: line.locale ?? '',
    },
    tokens: noTokens,
  })
  const createdAt = readDatabaseTime(line.created_at, 'providers.created_at') ?? context.createdAt
  return {
    registrationId: place.registrationId,
    provider: line.provider,
    providerType,
    issuer,
    subject: profile.subject,
    email: profile.email,
    pictureUrl: profile.pictureUrl ?? '',
    locale: profile.locale ?? '',
    ...sealTokens(context, place, noTokens),
    isUnproved,
    // Without the field, the account counts as linked by its address, which proves no more than a mailbox.
    linkedBy: links.find((known) => known === line.linked_by) ?? 'unknown',
    createdAt,
    lastUsedAt: readDatabaseTime(line.last_used_at, 'providers.last_used_at') ?? createdAt,
  } as const
}

function clean(identity: Identity): Identity {
  try {
    return cleanIdentity(identity)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    throw new LineError(
      'providers: a provider_subject or issuer is empty, too long, or has control characters',
    )
  }
}

const findOwn = ({ oauth: { providers } }: ProjectConfig, id: string) =>
  Object.hasOwn(providers, id) ? providers[id] : undefined
const findKnown = (id: string) =>
  Object.hasOwn(knownProviders, id) ? knownProviders[id] : undefined

function findType(project: ProjectConfig, id: string): string {
  const own = findOwn(project, id)
  const name = findKnown(id)?.name ?? (own && 'label' in own ? own.label : undefined)
  if (name !== undefined) return name
  throw new LineError(
    `providers.provider_type is missing: neither the specification nor oauth.providers has "${id}"`,
  )
}

/** Finds the issuer of a provider that has only one, which a sign-in would store. */
function findIssuer(project: ProjectConfig, id: string): string {
  const known = findKnown(id)
  const isOne = known !== undefined && (known.issuer !== undefined || !known.toIssuer)
  if (!isOne) throw new LineError(`providers.issuer is missing: "${id}" may have several`)
  const { baseUrl = known.baseUrl } = { ...findOwn(project, id) } as { baseUrl?: string } // only providers of one's own have none
  return toIssuerName({ baseUrl, issuer: known.issuer })
}
