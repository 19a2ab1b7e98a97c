/**
 * Asks for the further factor that protects an account. The question replaces the form whose change needs the factor.
 */

import { limits, toAsciiDigits, withoutInvisible } from '@portico/contract'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { OtpInput } from '../../foundation/parts/otp-input/otp-input.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { TextField } from '../../foundation/parts/text-field/text-field.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import type { Text } from '../../kernel/text/create-text.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { buttonText } from '../../locales/en/forms.ts'
import { furtherFactorText } from '../../locales/en/further-factor.ts'
import { type Problem, type Submit, useSubmit } from '../use-submit.ts'
import { insufficientFactors } from './asks-further-factor.ts'

const texts = { ...furtherFactorText, ...buttonText }

/** A code of the authenticator app, or a recovery code in its place. */
export type FurtherProof = { readonly totp_code: string } | { readonly recovery_code: string }

const aboutTheCode = [
  'invalid_totp_code',
  'unable_to_authenticate_totp',
  'totp_code_already_authenticated',
  'invalid_recovery_code',
  'unable_to_authenticate_recovery_code',
]

/** The texts of the question. */
export interface QuestionWords {
  readonly title: string
  readonly content: string
  /** @default `title` */
  readonly recoveryTitle?: string
  /** Absent where another link takes the place of the one to the field for a recovery code. */
  readonly recoveryContent?: string
}

/** A link below the field that leads to other screens, which it may have to load. */
export interface QuestionLink {
  readonly label: string
  readonly isPending: boolean
  readonly problem: Problem | null
  onPress(): void
}

interface Asking {
  readonly submit: Submit<FurtherProof>
  /** @default the texts of a change that needs a further factor */
  readonly words?: QuestionWords
  /** What stands between the field and the link to the other factor. */
  readonly children?: ReactNode
  /** Stands in place of the link to the field for a recovery code. */
  readonly link?: QuestionLink
  onBack(): void
}

/** The question for a further factor, with its texts. */
export function FurtherFactor(props: Asking): ReactNode {
  return (
    <WithTexts texts={texts}>
      <Question {...props} />
    </WithTexts>
  )
}

/** Proves a further factor in the current session, or completes a sign-in that waits for one. */
export function useProof(
  onProved: () => void,
  more?: {
    readonly toText: (error: unknown, text: Text) => Promise<string> | string
    readonly isRemembered: boolean
  },
): Submit<FurtherProof> {
  const { client, config } = useWidget()
  const session_duration_minutes =
    config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  const options = {
    session_duration_minutes,
    ...(more?.isRemembered && { remember_device: true }),
  }
  return useSubmit({
    call: (proof: FurtherProof, signal) =>
      'totp_code' in proof
        ? client.totps.authenticate({ ...proof, ...options }, { signal })
        : client.totps.recover({ ...proof, ...options }, { signal }),
    done: onProved,
    ...(more && { toText: more.toText }),
  })
}

/** The question for a further factor, which proves the factor in the current session. */
export function ProveFurtherFactor(props: { onProved: () => void; onBack: () => void }): ReactNode {
  return <FurtherFactor submit={useProof(props.onProved)} onBack={props.onBack} />
}

function Question({ submit, words, children, link, onBack }: Asking): ReactNode {
  const text = useText()
  const {
    title,
    content,
    recoveryTitle = title,
    recoveryContent,
  } = words ?? {
    title: text('furtherFactor.title'),
    content: text('furtherFactor.content'),
    recoveryContent: text('furtherFactor.recovery.content'),
  }
  const [isRecovery, setRecovery] = useState(false)
  const problem =
    submit.problem?.errorType === insufficientFactors
      ? null
      : (submit.problem ?? link?.problem ?? null)
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      {!isAboutCode(problem) && <Banner tone="error" {...problem} />}
      <Heading>{isRecovery ? recoveryTitle : title}</Heading>
      <Lead>{isRecovery ? recoveryContent : content}</Lead>
      <ProofFields submit={submit} isRecovery={isRecovery} onTurn={setRecovery} link={link}>
        {children}
      </ProofFields>
    </>
  )
}

/** Whether a problem is shown under the field. */
export const isAboutCode = (problem: Problem | null): boolean =>
  aboutTheCode.includes(problem?.errorType ?? '')

/** The field for a code of the app or for a recovery code, and the link to the other one. */
export function ProofFields(props: {
  submit: Submit<FurtherProof>
  isRecovery: boolean
  onTurn: (isRecovery: boolean) => void
  children?: ReactNode
  link?: QuestionLink | undefined
}): ReactNode {
  const { submit, isRecovery, onTurn, children, link } = props
  const text = useText()
  const { problem } = submit
  const error = problem && isAboutCode(problem) ? problem.text : null
  useAnnounce(error, 'assertive')
  const Field = isRecovery ? RecoveryField : AppField
  const turn = () => {
    submit.dismiss()
    onTurn(!isRecovery)
  }
  return (
    <>
      <Field submit={submit} error={error} />
      {children}
      <HelperRow>
        <TextButton
          onPress={link ? link.onPress : turn}
          isDisabled={submit.isPending || link?.isPending === true}
        >
          {link?.label ??
            text(isRecovery ? 'furtherFactor.useApp' : 'furtherFactor.useRecoveryCode')}
        </TextButton>
      </HelperRow>
    </>
  )
}

interface FieldProps {
  readonly submit: Submit<FurtherProof>
  readonly error: string | null
}

function AppField({ submit, error }: FieldProps): ReactNode {
  const { toInputId } = useWidget()
  const text = useText()
  const [code, setCode] = useState('')
  const send = (totp_code: string) => submit.submit({ totp_code })
  return (
    // password managers and keyboards expect a form around the field
    <Stack onSubmit={() => code.length === limits.passcode.digits && send(code)}>
      <OtpInput
        id={toInputId('totp-code')}
        label={text('furtherFactor.label')}
        value={code}
        onChange={(typed) => {
          submit.dismiss()
          setCode(typed)
        }}
        onComplete={send}
        state={submit.isPending ? 'verifying' : error ? 'wrong' : 'idle'}
        error={error}
        autoFocus
      />
    </Stack>
  )
}

/** The field for a recovery code, with its button. */
export function RecoveryField({ submit, error }: FieldProps): ReactNode {
  const { toInputId } = useWidget()
  const text = useText()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)

  // before the paint, so that a key typed as soon as the field or the error is seen reaches the field
  useLayoutEffect(() => {
    takeFocus(input.current)
  }, [])
  useLayoutEffect(() => {
    if (error && takeFocus(input.current)) input.current?.select()
  }, [error])

  return (
    <Stack
      onSubmit={() =>
        code && submit.submit({ recovery_code: toAsciiDigits(withoutInvisible(code)).trim() })
      }
    >
      <TextField
        id={toInputId('recovery-code')}
        name="recovery-code"
        label={text('furtherFactor.recovery.label')}
        autoComplete="off"
        value={code}
        onChange={(typed) => {
          submit.dismiss()
          setCode(typed)
        }}
        error={error}
        isQuiet={submit.isPending}
        dir="ltr"
        inputRef={input}
      />
      <Button kind="primary" type="submit" isLoading={submit.isPending} isDisabled={!code}>
        {text('button.continue')}
      </Button>
    </Stack>
  )
}
