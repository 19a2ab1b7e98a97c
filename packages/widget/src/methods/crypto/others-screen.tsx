import type { ReactNode } from 'react'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import type { CryptoProps } from './flow.ts'
import { SetupLink } from './setup-link.tsx'
import { useSplitWallets } from './use-split-wallets.ts'
import { WalletButton } from './wallet-button.tsx'

/**
 * The screen Crypto Other Screen: the wallets that Main has no room for, and a link to the list of wallets to install.
 */
export function OthersScreen({ emit }: CryptoProps<'crypto.others'>): ReactNode {
  const text = useText()
  const { behind } = useSplitWallets()
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={() => emit({ type: 'crypto.left' })} />
      <Heading>{text('crypto.continueWithOtherWallet.title')}</Heading>
      <Stack>
        {behind.map((wallet) => (
          <WalletButton
            key={wallet.option + (wallet.name ?? '')}
            wallet={wallet}
            onPress={() => emit({ type: 'crypto.walletChosen', wallet })}
          />
        ))}
      </Stack>
      <SetupLink onPress={() => emit({ type: 'crypto.setupOpened' })} />
    </>
  )
}
