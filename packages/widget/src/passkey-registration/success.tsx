import { type ReactNode, useRef } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { CheckIcon } from '../icons/check-icon.tsx'
import { Button } from '../parts/button/button.tsx'
import { Disc } from '../parts/disc/disc.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { Stack } from '../parts/stack/stack.tsx'
import { takeFocus } from '../parts/take-focus.ts'
import type { RegistrationEvent } from './flow.ts'
import { PasskeyList } from './passkey-list.tsx'
import { usePasskeyList } from './use-passkey-list.ts'

/** Passkey Registration Success, and the passkeys there are. */
export function Success(props: { emit: (event: RegistrationEvent) => void }): ReactNode {
  const { emit } = props
  const { host } = useWidget()
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const passkeys = usePasskeyList()
  const isRenaming = passkeys.open?.kind === 'rename'

  return (
    <>
      <Disc tone="success" icon={<CheckIcon />} />
      <Heading headingRef={heading}>{text('passkey.registrationSuccess.title')}</Heading>
      <PasskeyList passkeys={passkeys} onEmptied={() => takeFocus(heading.current)} />
      <Stack>
        <Button
          kind="secondary"
          isDisabled={isRenaming}
          onPress={() => emit({ type: 'another.chosen' })}
        >
          {text('passkey.registrationSuccess.setupAnother')}
        </Button>
        <Button
          kind="primary"
          isDisabled={isRenaming}
          onPress={() => host.emit({ type: 'PASSKEY_DONE', data: {} })}
        >
          {text('button.done')}
        </Button>
      </Stack>
    </>
  )
}
