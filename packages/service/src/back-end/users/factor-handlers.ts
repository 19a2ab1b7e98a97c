import { type api, credentialRemovals, type RemovalName } from '@portico/contract/schemas'
import { removeCredential } from '../../accounts/users/remove-credential.ts'
import { removeEmail } from '../../accounts/users/remove-email.ts'
import {
  credentialKinds,
  type DeclaredKind,
  getCredentialRepository,
} from '../../declarations/all-declarations.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'

type FactorHandlers = Pick<Handlers<typeof api.users.backEnd>, 'deleteEmail' | RemovalName>

/** Deletes factors by the factors' own ids; the host does not need to name the user. */
export function createFactorHandlers(dependencies: Dependencies): FactorHandlers {
  const run = async (
    { project, source, params }: Call<undefined>,
    kind: 'email' | DeclaredKind,
  ): ReturnType<FactorHandlers['deleteEmail']> => {
    const id = params.id ?? ''
    const { projectId } = project
    const user = await dependencies.storage.transaction(async (tx) => {
      // Only well-formed ids are looked up, because the text comes from a URL.
      const userId = /^[\w-]{1,128}$/.test(id) ? await findOwner(tx, kind, projectId, id) : null
      if (userId === null) {
        throw new AuthError(kind === 'email' ? 'email_not_found' : kind.removal.missing)
      }
      const removal = { project, userId, id, actor: hostActor, source }
      return kind === 'email'
        ? removeEmail(tx, dependencies, removal)
        : removeCredential(tx, dependencies, kind, removal)
    })
    dependencies.wakeOutbox()
    return { user_id: user.userId, user: toHostUserView(user, project) }
  }
  const remove =
    (operation: string): FactorHandlers['deleteEmail'] =>
    async (call) => {
      const kind = credentialKinds.find(({ removal }) => removal.operation === operation)
      // No method of this version adds factors of this kind, so no user has any.
      if (!kind) throw new AuthError('secondary_factor_not_found')
      return run(call, kind)
    }
  const removals = Object.fromEntries(
    Object.keys(credentialRemovals).map((operation) => [operation, remove(operation)]),
  ) as Record<RemovalName, FactorHandlers['deleteEmail']> // every operation has an entry
  return {
    deleteEmail: (call) => run(call, 'email'),
    ...removals,
  }
}

async function findOwner(
  repositories: Repositories,
  kind: 'email' | DeclaredKind,
  projectId: string,
  id: string,
): Promise<string | null> {
  if (kind !== 'email') {
    return getCredentialRepository(repositories, kind).findOwner(projectId, id)
  }
  return (await repositories.users.findByEmailId(projectId, id))?.userId ?? null
}
