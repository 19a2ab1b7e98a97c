/** Settings of roles, session cookies and trusted issuers. */
import type { RbacPolicy } from '@portico/contract'
import { Type } from 'typebox'
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import * as setting from '../../foundation/settings/declare-settings.ts'

const name = setting.matching('^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$')
const action = setting.matching('^(\\*|[A-Za-z0-9][A-Za-z0-9_.:-]{0,127})$')
const description = setting.value<string>(Type.String({ maxLength: 500 }))

const permission = setting.group({
  resourceId: setting.required(name),
  /** Actions of that resource, or `*` for all actions. */
  actions: setting.required(setting.list(action, { minItems: 1 })),
})

/** The actions that a role or a scope permits on one resource. */
export interface PermissionSettings extends setting.WrittenOf<typeof permission> {}

const described = {
  description,
  permissions: setting.list(setting.asWritten<PermissionSettings>(permission)),
}

const policy = setting.group({
  resources: setting.list(
    setting.group({
      resourceId: setting.required(name),
      description,
      actions: setting.required(setting.list(name, { minItems: 1 })),
    }),
    { distinct: ({ resourceId }) => resourceId },
  ),
  roles: setting.list(setting.group({ roleId: setting.required(name), ...described }), {
    distinct: ({ roleId }) => roleId,
  }),
  /** Scopes that client apps may request. */
  scopes: setting.list(setting.group({ scope: setting.required(name), ...described }), {
    distinct: ({ scope }) => scope,
  }),
})

type Policy = setting.WrittenOf<typeof policy>

/** Whether pages keep the session tokens, or HttpOnly cookies that the service sets. */
const sessionCookies = setting.group({
  /** The service sets the session's cookies itself, and no script can read them. @default false */
  httpOnly: setting.flag(false),
  /**
   * Shares the cookies with all hosts below this domain, among them the service's. Each of those hosts can then also
   * overwrite them. @default only the service's own host
   */
  domain: setting.text(253),
})

const trustedIssuer = setting.group({
  /** The name by which pages select this issuer. */
  profileId: setting.required(name),
  /** The exact `iss` of its tokens. */
  issuer: setting.required(setting.text(2_048)),
  /** The exact `aud` of its tokens; a token with further audiences is refused. */
  audience: setting.required(setting.text(2_048)),
  /** The URL of the issuer's public keys. */
  jwksUrl: setting.required(setting.text(2_048, findUrlError)),
  /** The claim that identifies the user. @default 'sub' */
  subjectClaim: setting.withDefault(setting.text(128), 'sub'),
  /** The field of the user that must equal the claim. An e-mail address counts only with `email_verified: true`. */
  subjectIs: setting.required(setting.oneOf('user_id', 'external_id', 'email')),
})

// The types of items have names, because a declaration file lists the fields of a nameless type without their comments.
/** A trusted issuer as an operator configures it. */
export interface TrustedIssuerSettings extends setting.WrittenOf<typeof trustedIssuer> {}

/** An issuer whose JWTs are accepted as a sign-in (`session.attest`). */
export interface TrustedIssuer extends setting.ConfigOf<typeof trustedIssuer> {}

/** The declared settings, with their defaults and rules. */
export const accessSettings = {
  /**
   * Roles, resources and scopes of your application. Users have the roles that your back end assigns; every user has
   * `stytch_user` if you define it.
   *
   * @default none
   */
  rbac: {
    ...setting.withRule(policy, findPermissionProblems),
    toConfig: (rbac?: Policy) => (rbac ? toPolicy(rbac) : null),
  },
  sessionCookies,
  /** Issuers whose JWTs are accepted as a sign-in (`session.attest`). @default [] */
  trustedIssuers: setting.list<TrustedIssuerSettings, TrustedIssuer>(trustedIssuer, {
    maxItems: 20,
    distinct: ({ profileId }) => profileId,
  }),
}

/** Settings for roles, session cookies and trusted issuers; all optional. */
export interface AccessSettings extends setting.WrittensOf<typeof accessSettings> {}

/** Fills in the defaults of roles, session cookies and trusted issuers. */
export const toAccessConfig = (settings: AccessSettings) =>
  setting.toConfigs(accessSettings, settings, {})

function findPermissionProblems({
  resources = [],
  roles = [],
  scopes = [],
}: Policy): readonly setting.SettingProblem[] {
  const known = new Map(resources.map(({ resourceId, actions }) => [resourceId, actions]))
  return Object.entries({ roles, scopes }).flatMap(([kind, entries]) =>
    entries.flatMap(({ permissions = [] }, i) =>
      permissions.flatMap(({ resourceId, actions }, j) => {
        const key = `${kind}[${i}].permissions[${j}]`
        const defined = known.get(resourceId)
        if (!defined) {
          const message = `refers to "${resourceId}", which is not in rbac.resources`
          return [{ key: `${key}.resourceId`, message }]
        }
        return actions
          .filter((one) => one !== '*' && !defined.includes(one))
          .map((one) => ({
            key: `${key}.actions`,
            message: `has "${one}", which is not an action of the resource "${resourceId}"`,
          }))
      }),
    ),
  )
}

const toPermissions = (permissions: readonly PermissionSettings[] = []) =>
  permissions.map(({ resourceId, actions }) => ({ resource_id: resourceId, actions: [...actions] }))

/** Spells the policy as in the API, because browsers compute permissions from the same policy. */
function toPolicy({ resources = [], roles = [], scopes = [] }: Policy): RbacPolicy {
  return {
    resources: resources.map(({ resourceId, description = '', actions }) => ({
      resource_id: resourceId,
      description,
      actions: [...actions],
    })),
    roles: roles.map(({ roleId, description = '', permissions }) => ({
      role_id: roleId,
      description,
      permissions: toPermissions(permissions),
    })),
    scopes: scopes.map(({ scope, description = '', permissions }) => ({
      scope,
      description,
      permissions: toPermissions(permissions),
    })),
  }
}
