import { toPasscodeSubject } from '../../accounts/sign-in/complete-email-sign-in.ts'
import { toPhoneSubject } from '../../accounts/sign-in/phone-subject.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import type { PasscodePayload } from './passcode-payload.ts'

/** Returns the key under which wrong guesses at a code are counted: they count for the address, not for the code. */
export const toGuessSubject = (
  { subject }: Pick<ChallengeRow, 'subject'>,
  { channel }: Pick<PasscodePayload, 'channel'>,
): string => (channel ? toPhoneSubject(subject) : toPasscodeSubject(subject))
