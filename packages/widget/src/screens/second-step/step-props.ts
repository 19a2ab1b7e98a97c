import type { ReplyOf, secondSteps } from '@portico/contract'

/** The names of second steps. */
export const byApp = 'totp'
export const byPasskey = 'passkey'
export const byCode = 'recovery_code'
export const bySms = 'sms'

/** What every kind of second step gets. */
export interface StepProps {
  /** When the first step is no longer valid, in epoch milliseconds. */
  readonly endsAt: number
  onProved(): void
  onBack(): void
}

/** What the service says of the step. */
export type StepRead = Pick<
  ReplyOf<typeof secondSteps.get>,
  'second_steps' | 'email' | 'phone_number' | 'way_back' | 'help_url'
>
