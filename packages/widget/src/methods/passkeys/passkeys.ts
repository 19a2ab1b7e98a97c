import type { MethodOf } from '../../flow/method.ts'
import type { PasskeysFlow } from './flow.ts'

const load = () => import('./sign-in.tsx')

/** Sign-in with a passkey. */
export const passkeys = {
  id: 'passkeys',
  lead: load,
  load,
  afterPasswordLogin: ({ passkeyOptions }) => passkeyOptions?.automaticUpgrade && load(),
} satisfies MethodOf<PasskeysFlow>
