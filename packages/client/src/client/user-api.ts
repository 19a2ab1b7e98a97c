import type { User } from '@portico/contract'
import type { Unsubscribe } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { AccountCalls } from './create-account-calls.ts'

/** Makes what `client.user` knows without a call. */
export function createUserApi(store: SessionStore) {
  return {
    /** The person as known here, without a request. @returns null when signed out */
    getSync: (): User | null => store.get().user,
    /** Like `getSync`, and whether the answer is still unconfirmed by the service. */
    getInfo(): { user: User | null; fromCache: boolean } {
      const { user, fromCache } = store.get()
      return { user, fromCache }
    },
    /** Calls back when the person really changed. */
    onChange(listener: (user: User | null) => void): Unsubscribe {
      validate('user.onChange', { listener }, { listener: 'function' })
      return store.subscribe(({ state, isUserNew }) => {
        if (isUserNew) listener(state.user)
      })
    },
  }
}

/** The signed-in person. What changes the person also changes what `getSync` and `onChange` tell. */
export type UserApi = AccountCalls['user'] & ReturnType<typeof createUserApi>
