/**
 * The buttons of crypto wallets on Main. Their chunk also finds the wallets; the chunk of the screens contains the
 * requests to wallets, see `crypto-screens.tsx`.
 */
import { getInternals } from '@portico/client'
import type { ReactNode } from 'react'
import { preloadScreens } from '../../flow/load-screens.ts'
import type { SectionProps } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import type { EmittedOn } from '../../flow/screens.ts'
import { Button } from '../../foundation/parts/button/button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import { walletButtonText } from '../../locales/en/crypto.ts'
import { type CryptoFlow, cryptoFlow } from './flow.ts'
import { useSplitWallets } from './use-split-wallets.ts'
import { WalletButton } from './wallet-button.tsx'
import { WalletIcon } from './wallet-icon.tsx'

// the buttons are loaded before the screens, whose module registers the flow as well
registerFlow(cryptoFlow)

type Props = SectionProps<EmittedOn<CryptoFlow, 'main'>>

/** The section of wallet buttons on Main. */
export function Section(props: Props): ReactNode {
  return (
    <WithTexts texts={walletButtonText}>
      <WalletSection {...props} />
    </WithTexts>
  )
}

/**
 * The buttons of the wallets that Main has room for, and a last button. It leads to the other wallets, or, if there are
 * none, to the list of wallets to install.
 */
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
