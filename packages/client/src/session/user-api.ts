import { users } from '@portico/contract'
import type { UserApi } from '../client.ts'
import type { CallService } from '../request.ts'
import { callWithSession } from './confirm-session.ts'
import type { SessionStore } from './session-store.ts'

/** Makes `client.user`. */
export function createUserApi(store: SessionStore, call: CallService): UserApi {
  async function load(options = {}) {
    const { request_id, status_code, ...user } = await call(users.me, undefined, options)
    return user
  }
  return {
    get: (options) =>
      callWithSession(
        store,
        () => load(options),
        (user) => {
          if (store.get().session) store.setUser(user)
        },
      ),
    getSync: () => store.get().user,
    getInfo() {
      const { user, fromCache } = store.get()
      return { user, fromCache }
    },
    onChange: (listener) =>
      store.subscribe(({ state, isUserNew }) => {
        if (isUserNew) listener(state.user)
      }),
  }
}
