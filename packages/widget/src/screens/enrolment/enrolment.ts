import type { ScreenOwner } from '../../flow/screens.ts'

/** The addition of a second step during a sign-in. It is a chunk of its own, which a user needs once. */
export const enrolment = {
  id: 'enrolment',
  load: () => import('./enrolment-screens.tsx'),
} satisfies ScreenOwner
