import { limits } from '@portico/contract'
import type { LoginConfig } from '../../config/login-config.ts'
import { minuteMs } from '../../time/minute-ms.ts'

/** When a link, and the code in the same mail, stop counting: epoch milliseconds. */
export const toLinkEnd = (
  { sentAt }: { readonly sentAt: number },
  { emailMagicLinksOptions }: LoginConfig,
): number =>
  sentAt +
  (emailMagicLinksOptions?.loginExpirationMinutes ?? limits.magicLink.defaultMinutes) * minuteMs
