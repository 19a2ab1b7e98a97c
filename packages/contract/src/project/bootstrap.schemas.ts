import { Type } from 'typebox'
import { methodBootstrap } from '../declarations/method-bootstrap.schemas.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'

const Permission = Type.Object({
  resource_id: Type.String(),
  actions: Type.Array(Type.String()),
})

export const RbacPolicySchema = Type.Object({
  roles: Type.Array(
    Type.Object({
      role_id: Type.String(),
      description: Type.String(),
      permissions: Type.Array(Permission),
    }),
  ),
  resources: Type.Array(
    Type.Object({
      resource_id: Type.String(),
      description: Type.String(),
      actions: Type.Array(Type.String()),
    }),
  ),
  scopes: Type.Array(
    Type.Object({
      scope: Type.String(),
      description: Type.String(),
      permissions: Type.Array(Permission),
    }),
  ),
})

/** The settings of its project that a client needs (protocol facts, section 2.2). */
export const BootstrapSchema = Type.Object({
  request_id: Type.String(),
  status_code: Type.Integer(),
  project_name: Type.String(),
  disable_sdk_watermark: Type.Boolean(),
  cname_domain: Type.Union([Type.String(), Type.Null()]),
  email_domains: Type.Array(Type.String()),
  captcha_settings: Type.Union([
    Type.Object({ enabled: Type.Literal(false) }),
    Type.Object({ enabled: Type.Literal(true), siteKey: Type.String() }),
  ]),
  ...methodBootstrap,
  pkce_required_for_sso: Type.Boolean(),
  slug_pattern: Type.Union([Type.String(), Type.Null()]),
  create_organization_enabled: Type.Boolean(),
  dfp_protected_auth_enabled: Type.Boolean(),
  dfp_protected_auth_mode: Type.Optional(
    Type.Union([Type.Literal('OBSERVATION'), Type.Literal('DECISIONING')]),
  ),
  /** Whether the service keeps sessions in HttpOnly cookies, which pages cannot see. */
  http_only_cookies: Type.Optional(Type.Boolean()),
  /** For how many days a user can keep an account whose deletion they asked for; with 0 it is deleted at once. */
  deletion_days: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The languages of the host, beside those of Portico, in which the service writes to users. */
  own_languages: Type.Optional(Type.Array(Type.String())),
  /** The second step of sign-ins; absent where they ask for none. */
  second_step: Type.Optional(
    Type.Object({
      /** Which users a sign-in asks. */
      require: Type.Union([Type.Literal('optional'), Type.Literal('required')]),
      /** For how many days a device is not asked again, if its user wants that. */
      remember_days: Type.Integer({ minimum: 0 }),
      /** The second steps that users can add; absent from an older service. */
      kinds: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  rbac_policy: Type.Union([RbacPolicySchema, Type.Null()]),
  vertical: Type.Union([Type.Literal('CONSUMER'), Type.Literal('B2B')]),
})

export const page = {
  get: {
    summary: "Read the project's settings for pages",
    errors: ['public_token_not_found'],
    reply: BootstrapSchema,
  },
} satisfies Record<string, OperationDetails>

/** These calls name their project without an Authorization header. */
export const isOpen = true

export type BootstrapOperations = StaticOperations<typeof page>
