import { type ReactNode, useEffect, useReducer } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import type { FlowEvent, Screen } from '../../../flow/flow.ts'
import { step } from '../../../flow/step.ts'
import type { Problem } from '../../../flow/use-submit.ts'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import type { Text } from '../../../kernel/text/create-text.ts'
import { screens } from '../crypto-screens.tsx'
import { type CryptoScreen, cryptoFlow } from '../flow.ts'
import { SetupLink } from '../setup-link.tsx'
import { useWallets } from '../use-wallets.ts'
import { WalletButton } from '../wallet-button.tsx'

const choice: Screen = { name: 'main' }

/**
 * Finds what the choice says about a wallet that was not added. The service says why in a sentence for the user; what a
 * wallet says of itself is for developers.
 */
function findProblem(screen: Screen, text: Text): Problem | null {
  if (screen.name !== 'crypto.error') return null
  const { problem } = screen as Extract<CryptoScreen, { name: 'crypto.error' }> // by its name
  const isOfService = problem && problem.errorType !== 'invalid_input'
  return isOfService
    ? problem
    : { text: text('crypto.error.title'), errorType: null, linkHosts: [] }
}

/** Adds a wallet by the screens of the sign-in with a wallet, which end in the list of wallets, or in the choice again. */
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

  const problem = findProblem(screen, text)
  const choose = (event: FlowEvent) => {
    if (problem) emit({ type: 'crypto.left' })
    emit(event)
  }

  if (screen.name === choice.name || isAdded || problem) {
    return (
      <AccountScreen
        title={text('account.wallets.add')}
        problem={problem}
        onBack={() => openSection('wallets')}
      >
        {wallets.length > 0 && (
          <Stack>
            {wallets.map((wallet) => (
              <WalletButton
                key={wallet.option + (wallet.name ?? '')}
                wallet={wallet}
                onPress={() => choose({ type: 'crypto.walletChosen', wallet } as FlowEvent)}
              />
            ))}
          </Stack>
        )}
        <SetupLink onPress={() => choose({ type: 'crypto.setupOpened' })} />
      </AccountScreen>
    )
  }
  const views: Readonly<Record<string, unknown>> = screens.views
  // the flow has only the screens of these views, and each is looked up by its own screen's name
  const View = views[screen.name] as (props: { screen: Screen; emit: typeof emit }) => ReactNode
  return <View screen={screen} emit={emit} />
}
