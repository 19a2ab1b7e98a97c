import type { backEnd, ErrorType } from '@portico/contract'
import { hostActor } from '../../audit/record-activity.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Handler, Handlers } from '../../http/register-operations.ts'
import type { Repositories, UserRow } from '../../storage/storage.ts'
import { removeTotp } from '../../totps/remove-totp.ts'
import type { FactorRemoval } from '../../users/factor-removal.ts'
import { removeEmail } from '../../users/remove-email.ts'
import { removePassword } from '../../users/remove-password.ts'
import { removePasskey } from '../../webauthn/remove-passkey.ts'
import { toHostUserView } from '../to-host-user-view.ts'

/** Where a factor's owner is found, and what takes the factor from them. */
interface FactorKind {
  readonly missing: ErrorType
  findOwner(repositories: Repositories, projectId: string, id: string): Promise<UserRow | null>
  remove(tx: Repositories, ports: Dependencies, removal: FactorRemoval): Promise<UserRow>
}

const email: FactorKind = {
  missing: 'email_not_found',
  findOwner: ({ users }, projectId, id) => users.findByEmailId(projectId, id),
  remove: removeEmail,
}

const totp: FactorKind = {
  missing: 'totp_not_found',
  findOwner: ({ users }, projectId, id) => users.findByTotpId(projectId, id),
  remove: removeTotp,
}

const password: FactorKind = {
  missing: 'password_not_found',
  async findOwner({ users, passwords }, projectId, id) {
    const userId = await passwords.findOwner(projectId, id)
    return userId === null ? null : users.findById(projectId, userId)
  },
  remove: removePassword,
}

const passkey: FactorKind = {
  missing: 'webauthn_registration_not_found',
  async findOwner({ users, passkeys }, projectId, id) {
    const userId = await passkeys.findOwner(projectId, id)
    return userId === null ? null : users.findById(projectId, userId)
  },
  remove: removePasskey,
}

type FactorHandlers = Pick<
  Handlers<(typeof backEnd)['users']>,
  | 'deleteEmail'
  | 'deletePhoneNumber'
  | 'deleteTotp'
  | 'deletePassword'
  | 'deleteCryptoWallet'
  | 'deleteOauthRegistration'
  | 'deleteWebauthnRegistration'
  | 'deleteBiometricRegistration'
>

/** Takes factors from people by the factors' own ids; the host needs not say whose they are. */
export function createFactorHandlers(dependencies: Dependencies): FactorHandlers {
  const remove =
    (kind: FactorKind): FactorHandlers['deleteEmail'] =>
    async ({ project, source, params }) => {
      const id = params.id ?? ''
      const user = await dependencies.storage.transaction(async (tx) => {
        // Only ids are looked up: the text comes from a path.
        const owner = /^[\w-]{1,128}$/.test(id)
          ? await kind.findOwner(tx, project.projectId, id)
          : null
        if (!owner) throw new AuthError(kind.missing)
        const removal = { project, userId: owner.userId, id, actor: hostActor, source }
        return kind.remove(tx, dependencies, removal)
      })
      dependencies.wakeOutbox()
      return { user_id: user.userId, user: toHostUserView(user, project) }
    }
  /** Nobody has such a factor before its method exists. */
  const refuse: Handler<undefined, never> = async () => {
    throw new AuthError('secondary_factor_not_found')
  }
  return {
    deleteEmail: remove(email),
    deleteTotp: remove(totp),
    deletePassword: remove(password),
    deleteWebauthnRegistration: remove(passkey),
    deletePhoneNumber: refuse,
    deleteCryptoWallet: refuse,
    deleteOauthRegistration: refuse,
    deleteBiometricRegistration: refuse,
  }
}
