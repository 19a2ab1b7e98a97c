import type { Exclusively } from '../session/session-call.ts'
import type { CallContext } from './call-context.ts'

/** The parts that a sign-in needs. */
export interface SignInParts
  extends Pick<CallContext, 'store' | 'call' | 'takeSession' | 'duration'> {
  exclusively: Exclusively
}

/** Makes the call that signs a user in, or proves a further factor. */
export function createSignIn(parts: SignInParts): CallContext['signIn'] {
  const { store, call, exclusively, takeSession, duration } = parts
  return async (operation, body, options) => {
    const prove = async () => {
      const reply = await call(operation, body, { ...options, sessionRole: 'sign-in' })
      duration.remember(body)
      takeSession(reply)
      return reply
    }
    // a further factor renews the token: other tabs must not use the old token meanwhile, because it fails
    return store.get().session ? exclusively(prove) : prove()
  }
}
