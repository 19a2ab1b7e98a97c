import type { Operation, RequestOf, User } from '@portico/contract'
import type { RequestOptions } from '../kernel/request/request.ts'
import { askWithSession } from './ask-with-session.ts'
import type { CallContext } from './call-context.ts'

/**
 * Makes a call that changes the user, and stores the changed user from the `__user` field of the answer. The field is
 * internal: it never leaves this package.
 *
 * @returns the answer without `__user`
 */
export async function callAndTakeUser<O extends Operation>(
  { store, call }: Pick<CallContext, 'store' | 'call'>,
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
