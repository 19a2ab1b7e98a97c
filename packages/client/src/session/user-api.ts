import type { UserApi } from '../api/user-api.ts'
import type { SessionStore } from './session-store.ts'

/** Makes `client.user`. */
export function createUserApi(
  store: SessionStore,
  calls: Omit<UserApi, 'getSync' | 'getInfo' | 'onChange'>,
): UserApi {
  return {
    ...calls,
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
