import { type ReactNode, useEffect, useRef, useState } from 'react'
import { insufficientFactors } from '../../flow/further-factor/asks-further-factor.ts'
import type { FurtherProof } from '../../flow/further-factor/further-factor.tsx'
import { loadFurtherFactor, withQuestion } from '../../flow/further-factor/load-further-factor.ts'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { clearAddress } from './clear-address.ts'
import type { PasswordsProps } from './flow.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { useLinkCheck } from './use-link-check.ts'
import { usePasswordField } from './use-password-field.ts'
import { usePasswordSubmit } from './use-password-submit.ts'

/** The screen Password Reset Form. */
export function ResetForm({ screen, emit }: PasswordsProps<'passwords.resetForm'>): ReactNode {
  const { token, email } = screen
  const text = useText()
  const proof = useRef<FurtherProof | null>(null)
  const [isAsked, setAsked] = useState(false)
  const question = useLazy(loadFurtherFactor, isAsked)
  const submit = usePasswordSubmit(
    {
      account: null,
      isLogIn: false,
      call: ({ passwords }, password, session_duration_minutes, signal) =>
        withQuestion(
          passwords.resetByEmail(
            { token, password, session_duration_minutes, ...proof.current },
            { signal },
          ),
        ),
      toEvent(data) {
        clearAddress(token)
        return { type: 'PASSWORD_RESET_BY_EMAIL', data }
      },
    },
    () => emit({ type: 'passwords.verified' }),
  )
  const field = usePasswordField(submit)
  const isDead = submit.problem?.errorType === 'unable_to_auth_password_reset_token'
  const mustAsk = submit.problem?.errorType === insufficientFactors
  const [wasDead, setDead] = useState(false)
  useEffect(() => {
    if (isDead) setDead(true)
  }, [isDead])
  // checks the link again if the submit says that it is invalid: it may have been used in the meantime
  useLinkCheck(token, wasDead || null, (event) => {
    if (event.type === 'passwords.linkRefused') emit(event)
  })
  useEffect(() => {
    if (mustAsk) setAsked(true)
  }, [mustAsk])

  if (isAsked && question) {
    const back = () => {
      proof.current = null
      submit.dismiss()
      setAsked(false)
    }
    const prove = (given: FurtherProof) => {
      proof.current = given
      field.send()
    }
    return <question.FurtherFactor submit={{ ...submit, submit: prove }} onBack={back} />
  }

  return (
    <PasswordScreen heading={text('password.reset.title')} banner={field.banner}>
      <NewPasswordForm email={email} owner={{ token }} field={field} isPending={submit.isPending} />
    </PasswordScreen>
  )
}
