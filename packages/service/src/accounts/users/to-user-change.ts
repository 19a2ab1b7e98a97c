import type { RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { everybodysRole } from '../../kernel/rbac/to-roles.ts'
import type { UserChange } from '../../kernel/storage/storage.ts'
import { isExternalId } from './get-user.ts'
import { toLocaleChange } from './to-locale-change.ts'
import { toNameChange } from './to-name-change.ts'
import { toPictureChange } from './to-picture-change.ts'

type Written = Omit<RequestOf<typeof api.users.backEnd.update>, 'attributes'>

/**
 * Reads the fields of a user that a host may write.
 *
 * @throws AuthError `bad_request` for an invalid name or external id, `invalid_role`, `invalid_locale`,
 *   `invalid_picture_url`
 */
export function toUserChange(project: Pick<ProjectConfig, 'rbac'>, written: Written): UserChange {
  const { name, locale, picture_url, external_id, roles } = written
  const { trusted_metadata, untrusted_metadata, second_step } = written
  if (external_id !== undefined && !isExternalId(external_id)) {
    const reason =
      'is 1 to 128 letters, digits, dots, underscores, hyphens or bars, and not like a user_id'
    throw new AuthError('bad_request', { details: { field: 'external_id', reason } })
  }
  return {
    ...(name && { name: toNameChange(name) }),
    ...(locale !== undefined && { locale: toLocaleChange(locale) }),
    ...(picture_url !== undefined && { pictureUrl: toPictureChange(picture_url) }),
    ...(trusted_metadata && { trustedMetadata: trusted_metadata }),
    ...(untrusted_metadata && { untrustedMetadata: untrusted_metadata }),
    ...(external_id !== undefined && { externalId: external_id }),
    ...(roles && { roles: toStoredRoles(project, roles) }),
    ...(second_step && { secondStep: second_step === 'project' ? null : second_step }),
  }
}

/** An undefined role would grant nothing, and would hide a typo. */
function toStoredRoles(
  { rbac }: Pick<ProjectConfig, 'rbac'>,
  roles: readonly string[],
): readonly string[] {
  const unknown = roles.find((role) => !rbac?.roles.some(({ role_id }) => role_id === role))
  if (unknown !== undefined) throw new AuthError('invalid_role')
  // Every user has this role, so it is not stored.
  return [...new Set(roles)].filter((role) => role !== everybodysRole)
}
