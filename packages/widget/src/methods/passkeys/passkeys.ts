import type { LazyMethod } from '../../flow/method.ts'

const loadSignIn = () => import('./sign-in.tsx')

/** Sign-in by passkey. */
export const passkeys: LazyMethod = { id: 'passkeys', lead: loadSignIn, load: loadSignIn }
