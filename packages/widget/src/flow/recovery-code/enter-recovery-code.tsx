import { limits, toAsciiDigits, withoutInvisible } from '@portico/contract'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { TextField } from '../../foundation/parts/text-field/text-field.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { accountRecoveryCodeText } from '../../locales/en/account-recovery-code.ts'
import { buttonText } from '../../locales/en/forms.ts'
import { furtherFactorText } from '../../locales/en/further-factor.ts'
import { WithAccountTexts } from '../account/account-language.tsx'
import { useSubmit } from '../use-submit.ts'
import type { RecoveryCodeProps } from './flow.ts'

const texts = {
  ...accountRecoveryCodeText,
  ...furtherFactorText,
  ...buttonText,
}

const aboutTheCode = ['invalid_recovery_code', 'unable_to_authenticate_recovery_code']

type Props = RecoveryCodeProps<'recoveryCode.enter'>

/** The field for a recovery code of the account. */
export function EnterRecoveryCode(props: Props): ReactNode {
  return (
    <WithAccountTexts room="account-recovery-code" texts={texts}>
      <CodeForm {...props} />
    </WithAccountTexts>
  )
}

function CodeForm({ screen: { address, back }, emit }: Props): ReactNode {
  const { client, config, toInputId } = useWidget()
  const text = useText()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const session_duration_minutes =
    config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: (recovery_code: string, signal) =>
      client.recoveryCodes.authenticate(
        { ...address, recovery_code, session_duration_minutes },
        { signal },
      ),
    done: ({ codes_left }) =>
      emit({ type: 'recoveryCode.used', codesLeft: codes_left, isForApp: false }),
  })
  const isAboutCode = aboutTheCode.includes(problem?.errorType ?? '')
  const error = problem && isAboutCode ? problem.text : null
  useAnnounce(error, 'assertive')

  // before the paint, so that a key typed as soon as the field or the error is seen reaches the field
  useLayoutEffect(() => {
    takeFocus(input.current)
  }, [])
  useLayoutEffect(() => {
    if (error && takeFocus(input.current)) input.current?.select()
  }, [error])

  return (
    <>
      <BackButton
        label={toBackLabel(text)}
        onPress={() => emit({ type: 'recoveryCode.left', back })}
      />
      {!isAboutCode && <Banner tone="error" {...problem} />}
      <Heading>{text('recoveryCode.enter')}</Heading>
      <Lead>{text('recoveryCode.content')}</Lead>
      <Stack onSubmit={() => code && submit(toAsciiDigits(withoutInvisible(code)).trim())}>
        <TextField
          id={toInputId('recovery-code')}
          name="recovery-code"
          label={text('furtherFactor.recovery.label')}
          autoComplete="off"
          value={code}
          onChange={(typed) => {
            dismiss()
            setCode(typed)
          }}
          error={error}
          isQuiet={isPending}
          dir="ltr"
          inputRef={input}
        />
        <Button kind="primary" type="submit" isLoading={isPending} isDisabled={!code}>
          {text('button.continue')}
        </Button>
      </Stack>
    </>
  )
}
