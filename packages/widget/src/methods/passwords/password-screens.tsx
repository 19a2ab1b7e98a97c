/** The part of sign-in with a password behind Main; see `load-screens.ts`. */

import { limits } from '@portico/contract'
import type { ReactNode } from 'react'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { isFlag, isMissingOr, isNumber, isOneOf, isText } from '../../flow/kept-screen.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { minuteMs } from '../../foundation/time/minute-ms.ts'
import { Create } from './create.tsx'
import { DeadLink } from './dead-link.tsx'
import { type PasswordsFlow, type PasswordsProps, passwordsFlow } from './flow.ts'
import { LinkSent } from './link-sent.tsx'
import { LogIn } from './log-in.tsx'
import { Reset } from './reset.tsx'
import { ResetForm } from './reset-form.tsx'
import { ResetSent } from './reset-sent.tsx'
import { getTexts } from './texts.ts'

export { findOwner } from './find-owner.ts'

/** The screen Password, for a new account or an existing one. */
function Enter(props: PasswordsProps<'passwords.enter'>): ReactNode {
  const Form = props.screen.isNew ? Create : LogIn
  return <Form {...props} />
}

/** The screen Password Confirmation. */
const Success = (_: PasswordsProps<'passwords.success'>) => (
  <Confirmation text="login.success.content" />
)

/** The screens of passwords behind Main. */
export const screens = registerScreens({
  flow: passwordsFlow,
  views: {
    'passwords.enter': Enter,
    'passwords.resetSent': ResetSent,
    'passwords.reset': Reset,
    'passwords.resetForm': ResetForm,
    'passwords.deadLink': DeadLink,
    'passwords.linkSent': LinkSent,
    'passwords.success': Success,
  },
  texts: getTexts(),
  // `passwords.linkSent` is not stored, because it contains a token; after a reload, the page's address still has that
  // token
  kept: {
    'passwords.resetSent': {
      fields: {
        email: isText,
        reason: isOneOf('forgot', 'breached', 'resetRequired', 'setNew'),
        isOfBreach: isMissingOr(isFlag),
        sentAt: isNumber,
        resentAt: isMissingOr(isNumber),
      },
      toEnd: ({ sentAt }, { passwordOptions }) =>
        sentAt +
        (passwordOptions?.resetPasswordExpirationMinutes ?? limits.password.resetDefaultMinutes) *
          minuteMs,
    },
  },
} satisfies ScreensOf<PasswordsFlow>)
