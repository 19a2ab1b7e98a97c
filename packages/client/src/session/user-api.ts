import type { User } from '@portico/contract'
import type { createCalls } from '../account/user-calls.ts'
import type { Unsubscribe } from '../client.ts'
import type { SessionStore } from './session-store.ts'

/** Makes `client.user`. */
export function createUserApi(store: SessionStore, calls: ReturnType<typeof createCalls>) {
  return {
    ...calls,
    /** The person as known here, without a request. @returns null when signed out */
    getSync: (): User | null => store.get().user,
    /** Like `getSync`, and whether the answer is still unconfirmed by the service. */
    getInfo(): { user: User | null; fromCache: boolean } {
      const { user, fromCache } = store.get()
      return { user, fromCache }
    },
    /** Calls back when the person really changed. */
    onChange: (listener: (user: User | null) => void): Unsubscribe =>
      store.subscribe(({ state, isUserNew }) => {
        if (isUserNew) listener(state.user)
      }),
  }
}

/** The signed-in person. What changes the person also changes what `getSync` and `onChange` tell. */
export type UserApi = ReturnType<typeof createUserApi>
