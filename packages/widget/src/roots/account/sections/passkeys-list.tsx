import { type ReactNode, useEffect, useRef } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { useFocusBack } from '../../../foundation/parts/use-focus-back.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { passkeyRegistrationText } from '../../../locales/en/passkey-registration.ts'
import { toCeremonyOptions } from '../../../methods/passkeys/to-ceremony-options.ts'
import { describeDates } from '../../passkeys/describe-dates.ts'
import { PasskeyList } from '../../passkeys/passkey-list.tsx'
import { toRegistrationText } from '../../passkeys/to-registration-text.ts'
import { usePasskeyList } from '../../passkeys/use-passkey-list.ts'

/** The screen with the user's passkeys. */
export function Section(): ReactNode {
  return (
    <WithTexts texts={passkeyRegistrationText}>
      <PasskeysScreen />
    </WithTexts>
  )
}

function PasskeysScreen(): ReactNode {
  const { client, config } = useWidget()
  const { mayEdit, ask } = useAccount()
  const text = useText()
  const passkeys = usePasskeyList()
  const { shown, waiting, remove, stopWaiting } = passkeys
  const list = useRef<HTMLDivElement>(null)
  const { submit, isPending, problem, dismiss } = useAct({
    act: () => text('account.act.createPasskey'),
    call: (options: ReturnType<typeof toCeremonyOptions>, signal) =>
      client.webauthn.register(options, { signal }),
    event: (data) => ({ type: 'PASSKEY_REGISTER', data }),
    done() {},
    toText: toRegistrationText,
  })
  const keepFocus = useFocusBack(isPending)

  const latest = useRef({ ask, remove, stopWaiting, text, shown })
  latest.current = { ask, remove, stopWaiting, text, shown }
  useEffect(() => {
    if (waiting === null) return
    const { ask: prove, text: write, shown: all } = latest.current
    const value = all.find((one) => one.webauthn_registration_id === waiting)?.name ?? ''
    void prove(write('account.act.delete', { value })).then(
      (isProved) => (isProved ? latest.current.remove(waiting) : latest.current.stopWaiting()),
      () => latest.current.stopWaiting(),
    )
  }, [waiting])

  const create = () => {
    dismiss()
    keepFocus()
    submit(toCeremonyOptions(config))
  }
  return (
    <AccountScreen
      title={text('account.passkeys')}
      lead={text('account.passkeys.content')}
      problem={problem}
    >
      {mayEdit ? (
        <div className="st-screen" ref={list}>
          <PasskeyList
            passkeys={passkeys}
            label={text('account.passkeys')}
            onEmptied={() => takeFocus(list.current?.parentElement?.querySelector('h1') ?? null)}
          />
        </div>
      ) : (
        shown.length > 0 && (
          <ItemList label={text('account.passkeys')}>
            {shown.map((one) => (
              <li className="st-item" key={one.webauthn_registration_id}>
                <ItemText
                  title={<bdi>{one.name}</bdi>}
                  detail={describeDates(one, new Date(), text).join(' · ')}
                />
              </li>
            ))}
          </ItemList>
        )
      )}
      {mayEdit && (
        <Stack>
          <Button
            kind="secondary"
            isLoading={isPending}
            isDisabled={passkeys.open?.kind === 'rename'}
            onPress={create}
          >
            {text('account.passkeys.create')}
          </Button>
        </Stack>
      )}
    </AccountScreen>
  )
}
