import type { AccessSettings, PermissionSettings } from './access-settings.ts'
import type { ProjectConfig } from './config.ts'

const toPermissions = (permissions: readonly PermissionSettings[] = []) =>
  permissions.map(({ resourceId, actions }) => ({
    resource_id: resourceId,
    actions: [...actions],
  }))

/** Fills in the defaults of roles, session cookies and trusted issuers. */
export function toAccessConfig({
  rbac,
  sessionCookies = {},
  trustedIssuers = [],
}: AccessSettings): Pick<ProjectConfig, 'rbac' | 'sessionCookies' | 'trustedIssuers'> {
  return {
    // Spelled as in the API, because browsers compute permissions from the same policy.
    rbac: rbac
      ? {
          resources: (rbac.resources ?? []).map(({ resourceId, description = '', actions }) => ({
            resource_id: resourceId,
            description,
            actions: [...actions],
          })),
          roles: (rbac.roles ?? []).map(({ roleId, description = '', permissions }) => ({
            role_id: roleId,
            description,
            permissions: toPermissions(permissions),
          })),
          scopes: (rbac.scopes ?? []).map(({ scope, description = '', permissions }) => ({
            scope,
            description,
            permissions: toPermissions(permissions),
          })),
        }
      : null,
    sessionCookies: {
      httpOnly: sessionCookies.httpOnly ?? false,
      domain: sessionCookies.domain ?? null,
    },
    trustedIssuers: trustedIssuers.map(({ subjectClaim = 'sub', ...issuer }) => ({
      ...issuer,
      subjectClaim,
    })),
  }
}
