import type { LazyMethod } from '../../flow/method.ts'

const load = () => import('./sign-in.tsx')

/** Sign-in by passkey. */
export const passkeys: LazyMethod = {
  id: 'passkeys',
  lead: load,
  load,
  afterPasswordLogin: ({ passkeyOptions }) => passkeyOptions?.automaticUpgrade && load(),
}
