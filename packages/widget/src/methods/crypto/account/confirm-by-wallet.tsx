import { type ReactNode, useRef } from 'react'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { useSessionMinutes } from '../../../flow/account/use-session-minutes.ts'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Lead } from '../../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { useFocusBack } from '../../../foundation/parts/use-focus-back.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { MessageError } from '../../../kernel/host/message-error.ts'
import { walletButtonText } from '../../../locales/en/crypto.ts'
import { toButtonLabel } from '../to-wallet-text.ts'
import { WalletIcon } from '../wallet-icon.tsx'
import { askForAddress, askForChallenge, lines, signChallenge } from '../wallet-requests.ts'
import type { Wallet } from '../wallets/wallet.ts'
import { isOwnWallet } from './is-own-wallet.ts'
import { OwnWallets } from './own-wallets.tsx'
import { useProvingWallets } from './use-proving-wallets.ts'

/** Proves by a message that one of the user's wallets signs, as at the sign-in. */
export function ConfirmByWallet(props: ProofProps): ReactNode {
  return (
    <WithTexts texts={walletButtonText}>
      <WalletChoice {...props} />
    </WithTexts>
  )
}

function WalletChoice({ user, onProved }: ProofProps): ReactNode {
  const widget = useWidget()
  const text = useText()
  const minutes = useSessionMinutes()
  const { submit, isPending, problem } = useSubmit({
    async call(wallet: Wallet, signal) {
      const address = await askForAddress(wallet, signal)
      // the service would take a request for another wallet for one that adds it
      if (!isOwnWallet(user, wallet.chain, address)) throw new MessageError(lines.connect)
      const { challenge } = await askForChallenge(widget, wallet, address, signal)
      return signChallenge(widget, wallet, { address, challenge, minutes }, signal)
    },
    done: onProved,
    toText: (_, words) => words('account.confirm.notProved'),
  })
  const pressed = useRef<Wallet | null>(null)
  const keepFocus = useFocusBack(isPending)
  return (
    <>
      {problem && <Banner tone="error">{problem.text}</Banner>}
      <Lead>
        <OwnWallets user={user} />
      </Lead>
      <Stack>
        {useProvingWallets(user).map((wallet) => (
          <Button
            key={wallet.option + (wallet.name ?? '')}
            kind="secondary"
            icon={<WalletIcon option={wallet.option} />}
            isLoading={isPending && pressed.current === wallet}
            isQuiet={isPending}
            onPress={() => {
              keepFocus()
              pressed.current = wallet
              submit(wallet)
            }}
          >
            {toButtonLabel(wallet, text)}
          </Button>
        ))}
      </Stack>
    </>
  )
}
