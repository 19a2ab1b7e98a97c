import type { ReactNode } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import type { RegistrationProps } from './flow.ts'

/** The screen without a signed-in user, for whom a passkey could be created. */
export function SignedOut(_: RegistrationProps<'registration.signedOut'>): ReactNode {
  const sentence = useText()('passkey.registrationStart.error.noUser')
  useAnnounce(sentence, 'assertive')
  return <p>{sentence}</p>
}
