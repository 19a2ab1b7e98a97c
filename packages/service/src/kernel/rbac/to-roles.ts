import type { ProjectConfig } from '../config/config.ts'

/** The role of every user in a project whose policy defines it. */
export const everybodysRole = 'stytch_user'

/** Returns a user's roles: the stored ones, and the role of every user if the project's policy defines it. */
export function toRoles(
  { rbac }: Pick<ProjectConfig, 'rbac'>,
  { roles }: { readonly roles: readonly string[] },
): readonly string[] {
  const isDefined = rbac?.roles.some(({ role_id }) => role_id === everybodysRole) ?? false
  return isDefined && !roles.includes(everybodysRole) ? [...roles, everybodysRole] : roles
}
