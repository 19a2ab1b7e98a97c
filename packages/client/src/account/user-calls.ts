import { type Operation, type RequestOf, type User, users } from '@portico/contract'
import type { CallOptions } from '../client.ts'
import type { CallService, RequestOptions } from '../request.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { DeletionReply, UserApi } from '../surface/user-api.ts'
import { validate } from '../validate.ts'
import { askWithSession } from './ask-with-session.ts'

type Deletion = Operation<{ request: undefined; reply: DeletionReply & { __user: User } }>

/**
 * Makes a call that changes the person, who is told in `__user`: the copy never leaves this package.
 *
 * @returns the answer without it
 */
export async function callAndTakeUser<O extends Operation>(
  store: SessionStore,
  call: CallService,
  operation: O,
  body: RequestOf<O>,
  options: RequestOptions = {},
) {
  let changed: User | undefined
  const onUser = (user: User) => {
    changed = user
  }
  return askWithSession(
    store,
    () => call(operation, body, { ...options, onUser }),
    () => {
      if (changed && store.get().session) store.set({ ...store.get(), user: changed })
    },
  )
}

/** Makes the calls of `client.user`. */
export function createUserCalls(
  store: SessionStore,
  call: CallService,
): Omit<UserApi, 'getSync' | 'getInfo' | 'onChange'> {
  async function load(options: CallOptions = {}): Promise<User> {
    const { request_id, status_code, ...user } = await call(users.me, undefined, options)
    return user
  }
  const deleteBy =
    (name: string, operation: Deletion) =>
    async (id: string, options?: CallOptions): Promise<DeletionReply> => {
      validate(`user.${name}`, { id }, { id: 'string' })
      return callAndTakeUser(store, call, operation, undefined, { ...options, params: { id } })
    }
  return {
    get: (options) =>
      askWithSession(
        store,
        () => load(options),
        (user) => {
          if (store.get().session) store.set({ ...store.get(), user })
        },
      ),
    async update(changes, options) {
      validate('user.update', changes, { name: 'object?', untrusted_metadata: 'object?' })
      const { name, untrusted_metadata } = changes ?? {}
      return callAndTakeUser(store, call, users.update, { name, untrusted_metadata }, options)
    },
    deleteEmail: deleteBy('deleteEmail', users.deleteEmail),
    deletePhoneNumber: deleteBy('deletePhoneNumber', users.deletePhoneNumber),
    deleteTOTP: deleteBy('deleteTOTP', users.deleteTotp),
    deleteCryptoWallet: deleteBy('deleteCryptoWallet', users.deleteCryptoWallet),
    deleteOAuthRegistration: deleteBy('deleteOAuthRegistration', users.deleteOauthRegistration),
    deleteWebauthnRegistration: deleteBy(
      'deleteWebauthnRegistration',
      users.deleteWebauthnRegistration,
    ),
    deleteBiometricRegistration: deleteBy(
      'deleteBiometricRegistration',
      users.deleteBiometricRegistration,
    ),
    getConnectedApps: (options) => call(users.connectedApps, undefined, options),
    async revokedConnectedApp(id, options) {
      validate('user.revokedConnectedApp', { id }, { id: 'string' })
      return call(users.revokeConnectedApp, undefined, { ...options, params: { id } })
    },
  }
}
