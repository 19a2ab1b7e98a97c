import {
  type CommonReply,
  type Operation,
  type ReplyOf,
  type RequestOf,
  removals,
  type User,
  users,
} from '@portico/contract'
import { askWithSession } from '../calls/ask-with-session.ts'
import { callAndTakeUser } from '../calls/call-and-take-user.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import type { Signals } from '../methods/passkeys/credential-signaller.ts'
import type { DeleteCalls } from './delete-calls.ts'
import { createEmailCalls } from './email-calls.ts'
import { createRecoveryCalls } from './recovery-calls.ts'

/** Options of `user.update`; a field that is left out keeps its value. */
export type UserUpdate = RequestOf<typeof users.update>

/** Answer of `user.update`. */
export type UserUpdateReply = Omit<ReplyOf<typeof users.update>, '__user' | 'webauthn_signals'>

/** Answer of the calls that delete a factor of the user. */
export type DeletionReply = Omit<ReplyOf<typeof users.deleteEmail>, '__user'>

/**
 * Changes or deletes one factor of the signed-in user.
 *
 * @throws PorticoAPIError `cannot_delete_last_primary_factor`, `user_unauthenticated`
 */
export type DeleteFactor = (id: string, call?: CallOptions) => Promise<DeletionReply>

/** An operation that changes or deletes one factor. */
export type FactorOperation = Operation<{
  request: undefined
  reply: DeletionReply & { __user: User; webauthn_signals?: Signals }
}>

/** Names the call of an operation; two abbreviations are spelled in capitals. */
const toCallName = (operation: string) =>
  operation.replace('Totp', 'TOTP').replace('Oauth', 'OAuth')

/** Makes the calls of `client.user`. */
export function createCalls(context: CallContext) {
  const { store, call, ports } = context

  /** Passes the passkey signals of an answer to the browser. @returns the answer without the signals */
  function tell<Reply extends { webauthn_signals?: Signals }>(answer: Reply) {
    const { webauthn_signals, ...reply } = answer
    if (webauthn_signals) signal(webauthn_signals).catch(() => {}) // signals are optional
    return reply
  }

  async function signal(signals: Signals) {
    const { createCredentialSignaller } = await import('../methods/passkeys/passkeys.ts')
    createCredentialSignaller(ports).signalAccepted(signals)
  }

  const changeById =
    (name: string, operation: FactorOperation): DeleteFactor =>
    async (id, options) => {
      validate(`user.${name}`, { id }, { id: 'string' })
      return tell(
        await callAndTakeUser(context, operation, undefined, { ...options, params: { id } }),
      )
    }

  const deleteCalls = Object.fromEntries(
    Object.entries<FactorOperation>(removals).map(([operation, row]) => {
      const name = toCallName(operation)
      return [name, changeById(name, row)]
    }),
  ) as unknown as DeleteCalls // the list of these calls has the same operations

  return {
    /** Loads the user from the service. @throws PorticoAPIError `user_unauthenticated` */
    async get(callOptions?: CallOptions): Promise<User> {
      return askWithSession(
        store,
        async () => {
          const { request_id, status_code, ...user } = await call(users.me, undefined, callOptions)
          return user
        },
        (user) => {
          if (store.get().session) store.set({ ...store.get(), user })
        },
      )
    },
    /**
     * Changes the user's `name`, `picture_url`, `untrusted_metadata` and `locale`, the language of messages to the user.
     *
     * @throws PorticoAPIError `user_unauthenticated`, `metadata_too_large`, `invalid_locale`, `invalid_picture_url`
     */
    async update(changes: UserUpdate, callOptions?: CallOptions): Promise<UserUpdateReply> {
      validate('user.update', changes, {
        name: 'object?',
        locale: 'string?',
        picture_url: 'string?',
        untrusted_metadata: 'object?',
      })
      const { name, locale, picture_url, untrusted_metadata } = changes ?? {}
      const body = { name, locale, picture_url, untrusted_metadata }
      return tell(await callAndTakeUser(context, users.update, body, callOptions))
    },
    ...createEmailCalls(context, changeById),
    ...createRecoveryCalls(context),
    /**
     * Reads everything that is kept about the user, without passwords and keys, to be saved as JSON.
     *
     * @throws PorticoAPIError `insufficient_factors`: prove something again in this session, and repeat the call
     */
    async export(callOptions?: CallOptions): Promise<ReplyOf<typeof users.export>> {
      return askWithSession(
        store,
        () => call(users.export, undefined, callOptions),
        // with the time of this download
        ({ user }) => {
          if (store.get().session) store.set({ ...store.get(), user })
        },
      )
    },
    /**
     * Asks for the deletion of the account and signs out, here and everywhere. Until `deletes_at` the user can sign in
     * and keep the account with `restore`.
     *
     * @param options - `confirmation` is the word `delete` in every language
     * @throws PorticoAPIError `insufficient_factors`: prove something again in this session, and repeat the call
     */
    async delete(
      options: RequestOf<typeof users.delete>,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof users.delete>> {
      validate('user.delete', options, { confirmation: 'string' })
      const credential = store.getCredential()
      const { confirmation } = options
      const reply = await call(users.delete, { confirmation }, callOptions)
      // While the service was asked, another tab may have signed in: that session stays.
      if (store.getCredential() === credential) store.clear()
      return reply
    },
    /** Keeps an account whose deletion the user asked for. @throws PorticoAPIError `user_unauthenticated` */
    async restore(callOptions?: CallOptions): Promise<DeletionReply> {
      return callAndTakeUser(context, users.restore, undefined, callOptions)
    },
    ...deleteCalls,
    /** Lists the client apps to which the user has granted access. @throws PorticoAPIError `user_unauthenticated` */
    async getConnectedApps(
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof users.connectedApps>> {
      return call(users.connectedApps, undefined, callOptions)
    },
    /**
     * Revokes everything that the user granted to a client app.
     *
     * @param id - a `connected_app_id`
     * @throws PorticoAPIError `connected_app_not_found`
     */
    async revokedConnectedApp(id: string, callOptions?: CallOptions): Promise<CommonReply> {
      validate('user.revokedConnectedApp', { id }, { id: 'string' })
      return call(users.revokeConnectedApp, undefined, { ...callOptions, params: { id } })
    },
  }
}
