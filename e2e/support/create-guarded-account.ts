import { totps } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import { passwords } from '@portico/contract/methods/passwords'
import type { World } from '@portico/testkit'
import { toTotpCode } from '../compat/support/to-totp-code.ts'

/** An authenticator app that guards an account. */
export interface GuardingApp {
  /** What it shows now; a code is good once, so the clock has moved on since the one before. */
  takeCode(): string
  /** What it shows now, used already. */
  peekCode(): string
  readonly recoveryCodes: readonly string[]
}

/**
 * Makes an account with an authenticator app that counts.
 *
 * @param password @default none
 */
export async function createGuardedAccount(
  world: World,
  email: string,
  password?: string,
): Promise<GuardingApp> {
  const sent = await world.call(otp.emailLoginOrCreate, { email })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(email),
    method_id: sent.data?.method_id ?? '',
  })
  let session = data?.session_token ?? ''
  if (password !== undefined) {
    const set = await world.call(passwords.resetBySession, { password }, { session })
    session = set.data?.session_token ?? ''
    // the notice of it
    await world.inbox.next(email)
  }
  const app = await world.call(totps.create, {}, { session })
  if (!app.data) throw new Error('No authenticator app was made.')
  const { secret, recovery_codes: recoveryCodes } = app.data
  const totp_code = toTotpCode(secret, world.clock.now())
  await world.call(totps.authenticate, { totp_code }, { session })
  // the notice of it
  await world.inbox.next(email)
  return {
    recoveryCodes,
    peekCode: () => toTotpCode(secret, world.clock.now()),
    takeCode() {
      world.clock.advance(30_000)
      return toTotpCode(secret, world.clock.now())
    },
  }
}
