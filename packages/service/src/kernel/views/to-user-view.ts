import type { User } from '@portico/contract'
import { noCredentialFields } from '@portico/contract/schemas'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { ProjectConfig } from '../config/config.ts'
import { toRoles } from '../rbac/to-roles.ts'
import type { UserRow } from '../storage/storage.ts'

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Converts a user to its form in the API. */
export function toUserView(user: UserRow, project: Pick<ProjectConfig, 'rbac'>): User {
  return {
    user_id: user.userId,
    created_at: toTime(user.createdAt),
    status: user.status,
    name: {
      first_name: user.name.first,
      middle_name: user.name.middle,
      last_name: user.name.last,
    },
    emails: user.emails.map(({ emailId, email, verified }) => ({
      email_id: emailId,
      email,
      verified,
    })),
    ...noCredentialFields,
    ...Object.assign({}, ...credentialKinds.map((kind) => kind.toView(user.credentials))),
    trusted_metadata: { ...user.trustedMetadata },
    untrusted_metadata: { ...user.untrustedMetadata },
    roles: [...toRoles(project, user)],
    ...(user.externalId !== null && { external_id: user.externalId }),
    ...(user.locale !== null && { locale: user.locale }),
    ...(user.pictureUrl !== null && { picture_url: user.pictureUrl }),
    ...(user.exportedAt !== null && { exported_at: toTime(user.exportedAt) }),
    ...(user.deletion && {
      deletion: {
        requested_at: toTime(user.deletion.requestedAt),
        deletes_at: toTime(user.deletion.deletesAt),
      },
    }),
  }
}
