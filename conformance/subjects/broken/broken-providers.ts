/** Deliberately broken providers. A suite that passes them is worth nothing: each must be caught. */
import { authorizationBreaks } from './authorization-breaks.ts'
import type { Break } from './break.ts'
import { discoveryBreaks } from './discovery-breaks.ts'
import { idTokenBreaks } from './id-token-breaks.ts'
import { logoutBreaks } from './logout-breaks.ts'
import { registrationBreaks } from './registration-breaks.ts'
import { tokenBreaks } from './token-breaks.ts'

export const brokenProviders: readonly Break[] = [
  ...idTokenBreaks,
  ...authorizationBreaks,
  ...tokenBreaks,
  ...logoutBreaks,
  ...discoveryBreaks,
  ...registrationBreaks,
]
