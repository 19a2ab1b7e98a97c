import type { ReactNode } from 'react'
import { insufficientFactors } from '../../flow/further-factor/asks-further-factor.ts'
import { loadFurtherFactor, withQuestion } from '../../flow/further-factor/load-further-factor.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { PasskeyIcon } from '../../foundation/icons/passkey-icon.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useFocusBack } from '../../foundation/parts/use-focus-back.ts'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toCeremonyOptions } from '../../methods/passkeys/to-ceremony-options.ts'
import type { RegistrationProps } from './flow.ts'
import { toRegistrationText } from './to-registration-text.ts'

/** The screen Passkey Registration Start. */
export function Start({ emit }: RegistrationProps<'registration.start'>): ReactNode {
  const { client, config, host } = useWidget()
  const text = useText()
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: (options: ReturnType<typeof toCeremonyOptions>, signal) =>
      withQuestion(client.webauthn.register(options, { signal })),
    event: (data) => ({ type: 'PASSKEY_REGISTER', data }),
    done: () => emit({ type: 'registration.created' }),
    toText: toRegistrationText,
  })
  const isAsked = problem?.errorType === insufficientFactors
  const question = useLazy(loadFurtherFactor, isAsked)
  const keepFocus = useFocusBack(isPending)
  const create = () => {
    keepFocus()
    submit(toCeremonyOptions(config))
  }
  const skip = () => {
    host.emit({ type: 'PASSKEY_SKIP', data: {} })
    emit({ type: 'registration.skipped' })
  }

  if (isAsked && question) {
    return <question.ProveFurtherFactor onProved={create} onBack={dismiss} />
  }
  return (
    <>
      {problem && <Banner tone="error">{problem.text}</Banner>}
      <Disc tone="neutral" icon={<PasskeyIcon />} />
      <Heading>{text('passkey.registrationStart.title')}</Heading>
      <Stack>
        <Button kind="primary" isLoading={isPending} onPress={create}>
          {text('button.createPasskey')}
        </Button>
        {/* enabled during the ceremony, because a password manager may leave the page usable; skipping aborts it */}
        <Button kind="secondary" onPress={skip}>
          {text('button.skip')}
        </Button>
      </Stack>
    </>
  )
}
