/**
 * The buttons of crypto wallets on Main: one chunk, which finds the wallets as well. What is asked of a wallet comes with
 * the screens, see `crypto-screens.tsx`.
 */
import { getInternals } from '@portico/client'
import type { ReactNode } from 'react'
import { walletButtonText } from '../../declarations/crypto/text/en.ts'
import { preloadScreens } from '../../flow/load-screens.ts'
import type { SectionProps } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import type { EmittedOn } from '../../flow/screens.ts'
import { Button } from '../../foundation/parts/button/button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import type { CryptoFlow } from './flow.ts'
import { startedFlow } from './started-flow.ts'
import { useSplitWallets } from './use-split-wallets.ts'
import { WalletButton } from './wallet-button.tsx'
import { WalletIcon } from './wallet-icon.tsx'

// its buttons are there before the screens are
registerFlow(startedFlow)

type Props = SectionProps<EmittedOn<CryptoFlow, 'main'>>

/** The section of Main. */
export function Section(props: Props): ReactNode {
  return (
    <WithTexts texts={walletButtonText}>
      <WalletSection {...props} />
    </WithTexts>
  )
}

/** The wallets that there is room for, and what leads on: to the others, else to where wallets are to be had. */
function WalletSection({ emit, isDisabled }: Props): ReactNode {
  const { client } = useWidget()
  const text = useText()
  const { onMain, behind } = useSplitWallets()
  const hasOthers = behind.length > 0
  const preload = () => {
    preloadScreens('crypto')
    getInternals(client).preload()
  }
  return (
    <div className="st-stack" onPointerEnter={preload}>
      {onMain.map((wallet) => (
        <WalletButton
          key={wallet.option + (wallet.name ?? '')}
          wallet={wallet}
          isQuiet={isDisabled}
          onPress={() => emit({ type: 'crypto.walletChosen', wallet })}
        />
      ))}
      <Button
        kind="secondary"
        icon={<WalletIcon />}
        isQuiet={isDisabled}
        onPress={() => emit({ type: hasOthers ? 'crypto.othersOpened' : 'crypto.setupOpened' })}
      >
        {text(hasOthers ? 'crypto.wallet.continueWithOtherWallet' : 'crypto.wallet.setupNewWallet')}
      </Button>
    </div>
  )
}
