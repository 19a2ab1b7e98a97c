import type { User } from '@portico/client'
import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { OnlyWayNote } from '../../../flow/account/only-way-note.tsx'
import { useRemoval } from '../../../flow/account/use-removal.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { ItemList, ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { cryptoText } from '../../../locales/en/crypto.ts'
import { AddWallet } from './add-wallet.tsx'
import { shortenAddress } from './shorten-address.ts'

type Wallet = User['crypto_wallets'][number]

/** The screens of the user's wallets: the list, and what adds another one. */
export function Section(): ReactNode {
  const { step } = useAccount()
  return (
    <WithTexts texts={cryptoText}>
      {step?.kind === 'add' ? <AddWallet /> : <WalletList />}
    </WithTexts>
  )
}

const toChainName = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)

/** A line may not end within a shortened address. */
const keepTogether = (shown: string) => shown.replace('…', '…\u2060')

function WalletList(): ReactNode {
  const { client, toInputId } = useWidget()
  const { user, mayEdit, openSection, openStep } = useAccount()
  const text = useText()
  const { remove, isPending, kept, problem } = useRemoval<Wallet>({
    act: 'account.act.remove',
    toValue: ({ crypto_wallet_address }) => shortenAddress(crypto_wallet_address),
    call: ({ crypto_wallet_id }) => client.user.deleteCryptoWallet(crypto_wallet_id),
    onRemoved: ({ crypto_wallet_address }) =>
      openSection(
        'wallets',
        text('account.removed', { value: shortenAddress(crypto_wallet_address) }),
      ),
  })
  return (
    <AccountScreen
      title={text('account.wallets')}
      lead={text('account.wallets.content')}
      problem={problem}
    >
      {user.crypto_wallets.length > 0 && (
        <ItemList label={text('account.wallets')}>
          {user.crypto_wallets.map((wallet) => {
            const { crypto_wallet_id: id, crypto_wallet_address, crypto_wallet_type } = wallet
            const shown = shortenAddress(crypto_wallet_address)
            const nameId = toInputId(`wallet-${id}`)
            const actId = `${nameId}-act`
            return (
              <li key={id}>
                <div className="st-item">
                  <ItemText
                    id={nameId}
                    title={
                      <bdi className="st-wallet-address" dir="ltr" title={crypto_wallet_address}>
                        {shown}
                      </bdi>
                    }
                    detail={toChainName(crypto_wallet_type)}
                  />
                  {mayEdit && (
                    <TextButton
                      id={actId}
                      labelledBy={`${actId} ${nameId}`}
                      isDisabled={isPending}
                      onPress={() => remove(wallet)}
                    >
                      {text('account.remove')}
                    </TextButton>
                  )}
                </div>
                {kept?.crypto_wallet_id === id && (
                  <OnlyWayNote
                    content={text('account.onlyWay.removed', { what: keepTogether(shown) })}
                  />
                )}
              </li>
            )
          })}
        </ItemList>
      )}
      {mayEdit && (
        <Stack>
          <Button kind="secondary" onPress={() => openStep('wallets', { kind: 'add' })}>
            {text('account.wallets.add')}
          </Button>
        </Stack>
      )}
    </AccountScreen>
  )
}
