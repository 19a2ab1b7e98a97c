import { enqueueMail } from '../../delivery/enqueue-mail.ts'
import { toOccasion } from '../../delivery/occasion.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/register-operations.ts'
import { issueNotMe } from '../../notices/not-me.ts'
import { getReaderLanguage } from '../../notices/reader-language.ts'
import type { Repositories, UserRow } from '../../storage/storage.ts'
import { toShownAddress } from './declaration/wallet-address.ts'
import type { WalletRow } from './declaration/wallet-store.ts'

const noticeLifeMs = 24 * 3_600_000

/** A wallet is lasting access: whoever owns the account hears of it. */
export async function tellOfWallet(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
  added: {
    readonly user: UserRow
    readonly wallet: WalletRow
    readonly sessionId: string | null
  },
): Promise<void> {
  const { user, wallet, sessionId } = added
  const locale = await getReaderLanguage(tx, dependencies, user, source, project)
  for (const { email, verified } of user.emails) {
    // An address that nobody proved may be a stranger's.
    if (!verified) continue
    const event = { kind: 'crypto_wallet', walletId: wallet.walletId, sessionId } as const
    const notMeUrl = await issueNotMe(tx, dependencies, user, { email, locale, event })
    const occasion = toOccasion(dependencies, source, locale)
    await enqueueMail(tx, dependencies, {
      project,
      to: email,
      template: 'crypto_wallet.added',
      locale,
      payload: { address: toShownAddress(wallet), notMeUrl, occasion },
      expiresAt: dependencies.clock.now() + noticeLifeMs,
    })
  }
}
