import { limits } from '@portico/contract'
import { minuteMs } from '../../foundation/time/minute-ms.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'

/** Returns the time at which a link and the code in the same mail expire, in epoch milliseconds. */
export const toLinkEnd = (
  { sentAt }: { readonly sentAt: number },
  { emailMagicLinksOptions }: LoginConfig,
): number =>
  sentAt +
  (emailMagicLinksOptions?.loginExpirationMinutes ?? limits.magicLink.defaultMinutes) * minuteMs
