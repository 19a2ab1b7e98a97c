import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadFurtherFactor } from '../../flow/further-factor/load-further-factor.ts'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { PasskeyIcon } from '../../foundation/icons/passkey-icon.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { RegistrationProps } from './flow.ts'
import { PasskeyList } from './passkey-list.tsx'
import { usePasskeyList } from './use-passkey-list.ts'

/**
 * The screen Passkey Registration Success, with the list of passkeys. A user who skipped the registration sees no
 * success message.
 */
export function Success({ screen, emit }: RegistrationProps<'registration.success'>): ReactNode {
  const { isCreated } = screen
  const { host } = useWidget()
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const passkeys = usePasskeyList()
  const isRenaming = passkeys.open?.kind === 'rename'
  // after the last passkey is deleted, the screen keeps its list title but no longer reports a success; the list may
  // also be loaded after the screen
  const isEmpty = passkeys.shown.length === 0
  const [hadSome, setHadSome] = useState(!isEmpty)
  useEffect(() => {
    if (!isEmpty) setHadSome(true)
  }, [isEmpty])
  const isEmptied = hadSome && isEmpty
  const isMade = isCreated && !isEmptied
  const isWithout = !isCreated && !hadSome && isEmpty

  const { waiting } = passkeys
  const question = useLazy(loadFurtherFactor, waiting !== null)
  const isAsking = waiting !== null && question !== null
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current && !isAsking) takeFocus(heading.current)
    hasAsked.current = isAsking
  }, [isAsking])

  if (isAsking) {
    return (
      <question.ProveFurtherFactor
        onProved={() => passkeys.remove(waiting)}
        onBack={passkeys.stopWaiting}
      />
    )
  }

  return (
    <>
      {isMade ? (
        <Disc tone="success" icon={<CheckIcon />} />
      ) : (
        <Disc tone="neutral" icon={<PasskeyIcon />} />
      )}
      <Heading headingRef={heading}>
        {isMade && text('passkey.registrationSuccess.title')}
        {isWithout && text('passkey.registrationSkipped.title')}
        {!isMade && !isWithout && text('passkey.list.title')}
      </Heading>
      {isWithout && <Lead>{text('passkey.registrationSkipped.content')}</Lead>}
      {isEmptied && <Lead>{text('passkey.list.empty')}</Lead>}
      <PasskeyList passkeys={passkeys} onEmptied={() => takeFocus(heading.current)} />
      <Stack>
        <Button
          kind="secondary"
          isDisabled={isRenaming}
          onPress={() => emit({ type: 'registration.anotherChosen' })}
        >
          {text(
            isWithout || isEmptied
              ? 'button.createPasskey'
              : 'passkey.registrationSuccess.setupAnother',
          )}
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
