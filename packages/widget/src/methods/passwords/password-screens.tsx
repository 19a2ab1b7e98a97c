/** All of passwords but the form on Main; see `load-screens.ts`. */

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

/** Password: of an account that is to be made, or of one that there is. */
function Enter(props: PasswordsProps<'passwords.enter'>): ReactNode {
  const Form = props.screen.isNew ? Create : LogIn
  return <Form {...props} />
}

/** Password Confirmation. */
const Success = (_: PasswordsProps<'passwords.success'>) => (
  <Confirmation text="login.success.content" />
)

/** What passwords show behind Main. */
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
  // another link was asked for with the token of a dead one: that screen is not kept, its page has the token
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
