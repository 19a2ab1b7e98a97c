import { secondSteps } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import { useProjectName } from '../../flow/account/use-project-name.ts'
import { useSessionMinutes } from '../../flow/account/use-session-minutes.ts'
import { toPasskeyStepText } from '../../flow/enrolment/to-passkey-step-text.ts'
import type { QuestionLink } from '../../flow/further-factor/further-factor.tsx'
import { useSubmit } from '../../flow/use-submit.ts'
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
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { accountWaysText } from '../../locales/en/account-ways.ts'
import { furtherFactorText } from '../../locales/en/further-factor.ts'
import { RememberDevice } from './remember-device.tsx'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

interface StepByPasskey extends StepProps {
  /** Leads to the other ways. */
  readonly link: QuestionLink
}

/** Asks for a passkey of the user. */
export function EnterPasskey(props: StepByPasskey): ReactNode {
  return (
    <WithAccountTexts room="account-ways" texts={{ ...accountWaysText, ...furtherFactorText }}>
      <Passkey {...props} />
    </WithAccountTexts>
  )
}

function Passkey({ link, onProved, onBack }: StepByPasskey): ReactNode {
  const { client, config } = useWidget()
  const text = useText()
  const project = useProjectName()
  const session_duration_minutes = useSessionMinutes()
  const [isRemembered, setRemembered] = useState(false)
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
    toText: toPasskeyStepText(toStepErrorText, 'secondStep.notProved'),
  })
  const keepFocus = useFocusBack(isPending)
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      <Banner tone="error" {...(problem ?? link.problem)} />
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
          {text('secondStep.usePasskey')}
        </Button>
        <RememberDevice isChecked={isRemembered} onChange={setRemembered} />
      </Stack>
      <HelperRow>
        <TextButton onPress={link.onPress} isDisabled={isPending || link.isPending}>
          {link.label}
        </TextButton>
      </HelperRow>
    </>
  )
}
