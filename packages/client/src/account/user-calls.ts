import { type Operation, type RequestOf, type User, users } from '@portico/contract'
import type { DeletionReply, UserApi } from '../api/user-api.ts'
import type { CallOptions } from '../client.ts'
import type { Signals } from '../passkeys/credential-signaller.ts'
import type { CallService, RequestOptions } from '../request.ts'
import type { SessionStore } from '../session/session-store.ts'
import { validate } from '../validate.ts'
import { askWithSession } from './ask-with-session.ts'

type Deletion = Operation<{
  request: undefined
  reply: DeletionReply & { __user: User; webauthn_signals?: Signals }
}>

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

/**
 * Makes the calls of `client.user`.
 *
 * @param tellBrowser - hears what became of the passkeys
 */
export function createUserCalls(
  store: SessionStore,
  call: CallService,
  tellBrowser: (signals: Signals) => Promise<void>,
): Omit<UserApi, 'getSync' | 'getInfo' | 'onChange'> {
  async function load(options: CallOptions = {}): Promise<User> {
    const { request_id, status_code, ...user } = await call(users.me, undefined, options)
    return user
  }
  /** @returns the answer without what is for the browser alone */
  function tell<Reply extends { webauthn_signals?: Signals }>(answer: Reply) {
    const { webauthn_signals, ...reply } = answer
    if (webauthn_signals) tellBrowser(webauthn_signals).catch(() => {}) // it helps, and no more
    return reply
  }
  const deleteBy =
    (name: string, operation: Deletion) =>
    async (id: string, options?: CallOptions): Promise<DeletionReply> => {
      validate(`user.${name}`, { id }, { id: 'string' })
      return tell(
        await callAndTakeUser(store, call, operation, undefined, { ...options, params: { id } }),
      )
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
      const body = { name, untrusted_metadata }
      return tell(await callAndTakeUser(store, call, users.update, body, options))
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
