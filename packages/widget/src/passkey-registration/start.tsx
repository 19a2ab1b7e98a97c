import type { ReactNode } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { useSubmit } from '../flow/use-submit.ts'
import { insufficientFactors } from '../further-factor/asks-further-factor.ts'
import { loadFurtherFactor, withQuestion } from '../further-factor/load-further-factor.ts'
import { PasskeyIcon } from '../icons/passkey-icon.tsx'
import { toCeremonyOptions } from '../methods/passkeys/to-ceremony-options.ts'
import { Banner } from '../parts/banner/banner.tsx'
import { Button } from '../parts/button/button.tsx'
import { Disc } from '../parts/disc/disc.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { Stack } from '../parts/stack/stack.tsx'
import { useFocusBack } from '../parts/use-focus-back.ts'
import { useLazy } from '../parts/use-lazy.ts'
import type { RegistrationProps } from './flow.ts'
import { toRegistrationText } from './to-registration-text.ts'

/** Passkey Registration Start. */
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
        {/* not every password manager's window is in the way: who skips ends the request */}
        <Button kind="secondary" onPress={skip}>
          {text('button.skip')}
        </Button>
      </Stack>
    </>
  )
}
