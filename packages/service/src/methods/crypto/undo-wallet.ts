import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** Removes a wallet that the user did not add themselves. */
export const undoWallet: Undos['crypto_wallet'] = {
  async run(undoing, { walletId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { cryptoWallets } = user.credentials
    const wallet = cryptoWallets.find((one) => one.walletId === walletId)
    // The wallet may be the last credential beside the mailbox: the notice proves that the user can read that mailbox.
    if (wallet && (await tx.cryptoWallets.remove(projectId, userId, walletId))) {
      const left = { cryptoWallets: cryptoWallets.filter((one) => one !== wallet) }
      await recordActivity(tx, dependencies, {
        ...toUndoAct(undoing, left),
        action: 'crypto_wallet.deleted',
        details: {
          crypto_wallet_id: walletId,
          crypto_wallet_type: wallet.type,
          reason: undoReason,
        },
      })
    }
    // Sessions that the wallet started elsewhere end as well.
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some((factor) => factor.credential?.id === walletId),
    )
    return true
  },
}
