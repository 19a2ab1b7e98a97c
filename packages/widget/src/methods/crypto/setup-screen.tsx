import type { ReactNode } from 'react'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { LinkButton } from '../../foundation/parts/button/link-button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import type { CryptoProps } from './flow.ts'
import { toName } from './to-wallet-text.ts'
import { WalletIcon } from './wallet-icon.tsx'

/** The download pages of wallets (specification section 2). */
const downloads = [
  ['Metamask', 'https://metamask.io/download/'],
  ['Phantom', 'https://phantom.app/download'],
  ['Coinbase', 'https://www.coinbase.com/wallet/downloads'],
  ['Binance', 'https://www.binance.com/en/web3wallet'],
] as const

/** The screen Crypto Setup Wallet. */
export function SetupScreen({ emit }: CryptoProps<'crypto.setup'>): ReactNode {
  const text = useText()
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={() => emit({ type: 'crypto.left' })} />
      <Heading>{text('crypto.setupNewWallet.title')}</Heading>
      <Stack>
        {downloads.map(([option, href]) => (
          <LinkButton key={option} href={href} icon={<WalletIcon option={option} />}>
            {toName(option, text)}
          </LinkButton>
        ))}
      </Stack>
    </>
  )
}
