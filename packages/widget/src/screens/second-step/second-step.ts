import type { ScreenOwner } from '../../flow/screens.ts'

/** The second step of a sign-in. It is a chunk of its own, which only users with a second step load. */
export const secondStep = {
  id: 'secondStep',
  load: () => import('./second-step-screens.tsx'),
} satisfies ScreenOwner
