import type { Client } from '@portico/client'
import { limits } from '@portico/contract'
import type { SentCode } from '../../../flow/account/account-section.ts'
import { minuteMs } from '../../../foundation/time/minute-ms.ts'

/** Sends a code that adds an address to the signed-in user, or proves one that the user has. */
export async function sendToEmail(
  client: Client,
  email: string,
  signal: AbortSignal,
): Promise<SentCode> {
  const { method_id } = await client.user.addEmail({ email }, { signal })
  const expiresAt = Date.now() + limits.passcode.defaultMinutes * minuteMs
  return { destination: email, methodId: method_id, expiresAt }
}
