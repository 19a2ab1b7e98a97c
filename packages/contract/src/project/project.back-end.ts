import { Type } from 'typebox'
import { entry } from '../foundation/errors/specified-errors.ts'
import * as limits from '../foundation/limits/limits.ts'
import { del, get, type HostOperation, post } from '../foundation/operations/host-operation.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'
import { RbacPolicySchema } from './bootstrap.schemas.ts'

const { perProject, maxLength } = limits.addedAddresses

/** Errors of these operations only. */
export const errors = {
  invalid_origin: entry(400, 'The origin cannot be added.'),
  too_many_origins: entry(
    400,
    `The project has ${perProject} added origins. Remove some, or list them in the configuration.`,
  ),
  origin_not_found: entry(404, 'This origin was not added by the API.'),
  invalid_redirect_url: entry(400, 'The redirect URL cannot be added.'),
  too_many_redirect_urls: entry(
    400,
    `The project has ${perProject} added redirect URLs. Remove some, or list them in the configuration.`,
  ),
  redirect_url_not_found: entry(404, 'This redirect URL was not added by the API.'),
} as const

const common = CommonSchema.properties
const Address = Type.String({ maxLength })
const AddedAt = Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
  description: 'Null when only the configuration lists it',
})
const OriginSchema = Type.Object({ origin: Type.String(), added_at: AddedAt })
const RedirectKind = Type.Enum(['login', 'signup', 'reset_password'])
const RedirectUrlSchema = Type.Object({
  url: Type.String(),
  kinds: Type.Array(RedirectKind),
  added_at: AddedAt,
})

/** The operations by which a host reads its own project, and changes which pages may use it. */
export const backEnd = {
  rbacPolicy: {
    ...get('/rbac/policy', "Read the project's roles, resources and scopes"),
    reply: Type.Object({ ...common, policy: RbacPolicySchema }),
  },
  whoami: {
    ...get('/debug/whoami', 'Show which project the credentials belong to'),
    reply: Type.Object({
      ...common,
      project_id: Type.String(),
      name: Type.String(),
      session_cookies: Type.Object(
        {
          http_only: Type.Boolean(),
          domain: Type.Union([Type.String(), Type.Null()], {
            description: 'null for the host alone',
          }),
        },
        { description: 'How a host’s server has to write the session cookies that it renews' },
      ),
    }),
  },
  metrics: {
    ...get('/projects/metrics', 'Count the users of the project'),
    reply: Type.Object({
      ...common,
      project_id: Type.String(),
      metrics: Type.Array(Type.Object({ metric_type: Type.String(), count: Type.Integer() })),
    }),
  },
  listOrigins: {
    ...get('/project/origins', 'List the origins whose pages may use the project'),
    reply: Type.Object({ ...common, origins: Type.Array(OriginSchema) }),
  },
  addOrigin: {
    ...post('/project/origins', 'Let the pages of an origin use the project'),
    errors: ['invalid_origin', 'too_many_origins'],
    body: Type.Object({ origin: Address }),
    reply: Type.Object({ ...common, ...OriginSchema.properties }),
  },
  removeOrigin: {
    ...del('/project/origins', 'Remove an origin that was added'),
    errors: ['origin_not_found'],
    query: Type.Object({ origin: Address }),
    reply: CommonSchema,
  },
  listRedirectUrls: {
    ...get('/project/redirect_urls', 'List the URLs to which links may redirect'),
    reply: Type.Object({ ...common, redirect_urls: Type.Array(RedirectUrlSchema) }),
  },
  addRedirectUrl: {
    ...post('/project/redirect_urls', 'Let links redirect to a URL'),
    errors: ['invalid_redirect_url', 'too_many_redirect_urls'],
    body: Type.Object({
      url: Address,
      kinds: Type.Optional(
        Type.Array(RedirectKind, {
          minItems: 1,
          maxItems: 3,
          description: 'The kinds of links; default all. They replace those of an earlier call',
        }),
      ),
    }),
    reply: Type.Object({ ...common, ...RedirectUrlSchema.properties }),
  },
  removeRedirectUrl: {
    ...del('/project/redirect_urls', 'Remove a redirect URL that was added'),
    errors: ['redirect_url_not_found'],
    query: Type.Object({ url: Address }),
    reply: CommonSchema,
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
