import { AuthError } from '../../../foundation/errors/auth-error.ts'

/** How long a number counts as unsubscribed: afterwards a send is tried again, since the user may have texted START. */
const unsubscribedMs = 600_000

/** @throws AuthError `unsubscribed_phone_number` */
export function verifySubscribed(
  known: { readonly unsubscribedAt: number | null } | null,
  now: number,
): void {
  if (known?.unsubscribedAt != null && now - known.unsubscribedAt < unsubscribedMs) {
    throw new AuthError('unsubscribed_phone_number')
  }
}
