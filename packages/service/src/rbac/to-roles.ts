import type { ProjectConfig } from '../config/config.ts'

/** The role that everybody has, in a project whose policy defines it. */
export const everybodysRole = 'stytch_user'

/** The roles a person has: those stored, and everybody's where the project's policy defines that one. */
export function toRoles(
  { rbac }: Pick<ProjectConfig, 'rbac'>,
  { roles }: { readonly roles: readonly string[] },
): readonly string[] {
  const isDefined = rbac?.roles.some(({ role_id }) => role_id === everybodysRole) ?? false
  return isDefined && !roles.includes(everybodysRole) ? [...roles, everybodysRole] : roles
}
