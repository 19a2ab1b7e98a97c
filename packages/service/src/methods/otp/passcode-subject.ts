import { toPasscodeSubject } from '../../accounts/sign-in/complete-email-sign-in.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import type { PasscodePayload } from './passcode-payload.ts'

/** Under which the failed passcodes of a number are counted, however they were sent. */
export const toPhoneSubject = (phoneNumber: string): string => `otp:phone:${phoneNumber}`

/** Under which the failures at a code are counted: its address, not the code. */
export const toGuessSubject = (
  { subject }: Pick<ChallengeRow, 'subject'>,
  { channel }: Pick<PasscodePayload, 'channel'>,
): string => (channel ? toPhoneSubject(subject) : toPasscodeSubject(subject))
