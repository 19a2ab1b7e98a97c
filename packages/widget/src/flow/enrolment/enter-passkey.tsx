import { secondSteps } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useFocusBack } from '../../foundation/parts/use-focus-back.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { accountConfirmText } from '../../locales/en/account-confirm.ts'
import { accountEnrolmentText } from '../../locales/en/account-enrolment.ts'
import { furtherFactorText } from '../../locales/en/further-factor.ts'
import { WithAccountTexts } from '../account/account-language.tsx'
import { useProjectName } from '../account/use-project-name.ts'
import { useSessionMinutes } from '../account/use-session-minutes.ts'
import { isAboutCode, RecoveryField, useProof } from '../further-factor/further-factor.tsx'
import { useSubmit } from '../use-submit.ts'
import { toPasskeyStepText } from './to-passkey-step-text.ts'

interface StepByPasskey {
  /** False where a passkey was the first step. */
  readonly hasPasskey: boolean
  readonly isRemembered: boolean
  /** The box that says so. */
  readonly box: ReactNode
  toText(error: unknown, text: Text): Promise<string> | string
  onProved(): void
  onBack(): void
}

interface Way extends StepByPasskey {
  onTurn(): void
}

/** Asks for a passkey of the user, or for a recovery code in its place. */
export function EnterPasskey(props: StepByPasskey): ReactNode {
  return (
    <WithAccountTexts room="account-enrolment" texts={accountEnrolmentText}>
      <WithAccountTexts
        room="account-confirm"
        texts={{ ...accountConfirmText, ...furtherFactorText }}
      >
        <Ways {...props} />
      </WithAccountTexts>
    </WithAccountTexts>
  )
}

function Ways(props: StepByPasskey): ReactNode {
  const [isRecovery, setRecovery] = useState(!props.hasPasskey)
  const Way = isRecovery ? RecoveryCode : Passkey
  return <Way {...props} onTurn={() => setRecovery(!isRecovery)} />
}

function Passkey({ isRemembered, box, toText, onProved, onBack, onTurn }: Way): ReactNode {
  const { client, config } = useWidget()
  const text = useText()
  const project = useProjectName()
  const session_duration_minutes = useSessionMinutes()
  const { passkeyOptions } = config
  const { submit, isPending, problem } = useSubmit({
    call: (_: null, signal) =>
      secondSteps(client).authenticatePasskey(
        {
          session_duration_minutes,
          ...(passkeyOptions?.domain && { domain: passkeyOptions.domain }),
          ...(isRemembered && { remember_device: true }),
        },
        { signal },
      ),
    done: onProved,
    toText: toPasskeyStepText(toText),
  })
  const keepFocus = useFocusBack(isPending)
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      <Banner tone="error" {...problem} />
      <Heading>{text('furtherFactor.title')}</Heading>
      <Lead>{text('secondStep.passkey.content', { project })}</Lead>
      <Stack>
        <Button
          kind="primary"
          isLoading={isPending}
          onPress={() => {
            keepFocus()
            submit(null)
          }}
        >
          {text('account.confirm.usePasskey')}
        </Button>
        {box}
      </Stack>
      <HelperRow>
        <TextButton onPress={onTurn} isDisabled={isPending}>
          {text('secondStep.anotherWay')}
        </TextButton>
      </HelperRow>
    </>
  )
}

function RecoveryCode({
  hasPasskey,
  isRemembered,
  box,
  toText,
  onProved,
  onBack,
  onTurn,
}: Way): ReactNode {
  const text = useText()
  const submit = useProof(onProved, { toText, isRemembered })
  const { problem, isPending } = submit
  const error = problem && isAboutCode(problem) ? problem.text : null
  useAnnounce(error, 'assertive')
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      {!isAboutCode(problem) && <Banner tone="error" {...problem} />}
      <Heading>{text('secondStep.recovery.title')}</Heading>
      <Lead>{text('secondStep.recovery.content')}</Lead>
      <RecoveryField submit={submit} error={error} />
      {box}
      {hasPasskey && (
        <HelperRow>
          <TextButton onPress={onTurn} isDisabled={isPending}>
            {text('account.confirm.usePasskey')}
          </TextButton>
        </HelperRow>
      )}
    </>
  )
}
