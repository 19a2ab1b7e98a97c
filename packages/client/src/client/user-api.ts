import type { User } from '@portico/contract'
import type { Unsubscribe } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { AccountCalls } from './create-account-calls.ts'

/** Makes the part of `client.user` that needs no request. */
export function createUserApi(store: SessionStore) {
  return {
    /** Returns the user as this browser knows them, without a request. @returns null when signed out */
    getSync: (): User | null => store.get().user,
    /** Like `getSync`, and tells whether the user is from the cache and not yet confirmed by the service. */
    getInfo(): { user: User | null; fromCache: boolean } {
      const { user, fromCache } = store.get()
      return { user, fromCache }
    },
    /** Calls the listener when the user has changed. */
    onChange(listener: (user: User | null) => void): Unsubscribe {
      validate('user.onChange', { listener }, { listener: 'function' })
      return store.subscribe(({ state, isUserNew }) => {
        if (isUserNew) listener(state.user)
      })
    },
  }
}

/** The signed-in user. Calls that change the user also update `getSync` and notify `onChange`. */
export type UserApi = AccountCalls['user'] & ReturnType<typeof createUserApi>
