import { registerOwner } from '../load-screens.ts'
import { registerFlow } from '../register-flow.ts'
import type { ScreenOwner } from '../screens.ts'
import { recoveryCodeFlow } from './flow.ts'

/** Sign-in with a recovery code. Its screens are a chunk of their own, which few users need. */
const recoveryCode = {
  id: 'recoveryCode',
  load: () => import('./recovery-code-screens.tsx'),
} satisfies ScreenOwner

/** Adds the flow. A part that leads into it calls this before it emits an event. */
export function registerRecoveryCode(): void {
  registerOwner(recoveryCode)
  registerFlow(recoveryCodeFlow)
}
