import type { Exclusively } from '../session/session-call.ts'
import type { CallContext } from './call-context.ts'

/** The parts that a sign-in needs. */
export interface SignInParts
  extends Pick<CallContext, 'store' | 'call' | 'takeSession' | 'duration' | 'secondStep'> {
  exclusively: Exclusively
}

/** Makes the call that signs a user in, or proves a further factor. */
export function createSignIn(parts: SignInParts): CallContext['signIn'] {
  const { store, call, exclusively, takeSession, duration, secondStep } = parts
  return async (operation, body, options) => {
    const prove = async () => {
      const role = { ...options, sessionRole: 'sign-in' } as const
      const reply = await call(operation, body, role).catch((error) => {
        secondStep.keep(error)
        throw error
      })
      duration.remember(body)
      takeSession(reply)
      secondStep.forget()
      return reply
    }
    // a further factor renews the token: other tabs must not use the old token meanwhile, because it fails
    return store.get().session ? exclusively(prove) : prove()
  }
}
