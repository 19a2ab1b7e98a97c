import { type ReactNode, useEffect, useReducer } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import type { FlowEvent, Screen } from '../../../flow/flow.ts'
import { step } from '../../../flow/step.ts'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { screens } from '../crypto-screens.tsx'
import { cryptoFlow } from '../flow.ts'
import { SetupLink } from '../setup-link.tsx'
import { useWallets } from '../use-wallets.ts'
import { WalletButton } from '../wallet-button.tsx'

const choice: Screen = { name: 'main' }

/** Adds a wallet by the screens of the sign-in with a wallet, which end in the list of wallets. */
export function AddWallet(): ReactNode {
  const { openSection } = useAccount()
  const text = useText()
  const wallets = useWallets()
  const [screen, emit] = useReducer(
    (from: Screen, event: FlowEvent) => step(cryptoFlow, from, event),
    choice,
  )
  const isAdded = screen.name === 'crypto.success'
  useEffect(() => {
    if (isAdded) openSection('wallets', text('crypto.success.content'))
  }, [isAdded, openSection, text])

  if (screen.name === choice.name || isAdded) {
    return (
      <AccountScreen title={text('account.wallets.add')} onBack={() => openSection('wallets')}>
        {wallets.length > 0 && (
          <Stack>
            {wallets.map((wallet) => (
              <WalletButton
                key={wallet.option + (wallet.name ?? '')}
                wallet={wallet}
                onPress={() => emit({ type: 'crypto.walletChosen', wallet } as FlowEvent)}
              />
            ))}
          </Stack>
        )}
        <SetupLink onPress={() => emit({ type: 'crypto.setupOpened' })} />
      </AccountScreen>
    )
  }
  const views: Readonly<Record<string, unknown>> = screens.views
  // the flow has only the screens of these views, and each is looked up by its own screen's name
  const View = views[screen.name] as (props: { screen: Screen; emit: typeof emit }) => ReactNode
  return <View screen={screen} emit={emit} />
}
