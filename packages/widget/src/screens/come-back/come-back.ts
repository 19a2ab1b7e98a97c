import type { ScreenOwner } from '../../flow/screens.ts'

/** The question to a user whose account is about to be deleted. It is a chunk of its own, which few sign-ins need. */
export const comeBack = {
  id: 'comeBack',
  load: () => import('./come-back-screen.tsx'),
} satisfies ScreenOwner
