import { useEffect, useReducer, useState } from 'react'
import { useMaybeAccount } from '../../flow/account/account-context.ts'
import { asksFurtherFactor } from '../../flow/further-factor/asks-further-factor.ts'
import { withQuestion } from '../../flow/further-factor/load-further-factor.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { listShown, type OpenRow, reducePasskeyList, toPasskeyList } from './passkey-list-state.ts'

/** The user's passkeys, and the actions on them. */
export type Passkeys = ReturnType<typeof usePasskeyList>

/**
 * Holds the list of passkeys. Renaming and deleting are shown at once, and complete even if the user leaves the screen.
 * A failure is undone, logged, reported to the host (specification sections 4 and 8), and shown in the row.
 */
export function usePasskeyList() {
  const { client, host } = useWidget()
  const account = useMaybeAccount()
  const [state, dispatch] = useReducer(reducePasskeyList, null, () =>
    toPasskeyList(client.user.getSync()?.webauthn_registrations ?? []),
  )

  const [waiting, setWaiting] = useState<string | null>(null)
  const [tooOldFor, setTooOldFor] = useState<string | null>(null)

  useEffect(() => {
    const unsubscribe = client.user.onChange((user) => {
      if (user) dispatch({ type: 'loaded', passkeys: user.webauthn_registrations })
    })
    client.user
      .get()
      .then((user) => dispatch({ type: 'loaded', passkeys: user.webauthn_registrations }))
      .catch(host.report)
    return unsubscribe
  }, [client, host])

  // outside of an account, the question is for a code of the app alone
  const canProve = () =>
    account !== null || client.user.getSync()?.totps.some(({ verified }) => verified) === true

  const log = (what: string, error: unknown) => {
    console.warn(`The passkey was not ${what}.`, error)
    host.report(error)
  }

  return {
    shown: listShown(state),
    open: state.open,
    failed: state.failed,
    openRow: (row: OpenRow) => dispatch({ type: 'opened', row }),
    close: () => dispatch({ type: 'closed' }),
    rename(id: string, name: string) {
      dispatch({ type: 'renamed', id, name })
      const answer = (isDone: boolean) => dispatch({ type: 'renameAnswered', id, name, isDone })
      client.webauthn.update({ webauthn_registration_id: id, name }).then(
        () => answer(true),
        (error: unknown) => {
          answer(false)
          log('renamed', error)
        },
      )
    },
    /** The passkey whose deletion waits for a proof. */
    waiting,
    /** The passkey that was not deleted, because the user has to sign in again first. */
    tooOldFor,
    /** Cancels the waiting deletion. */
    stopWaiting: () => setWaiting(null),
    remove(id: string) {
      setWaiting(null)
      setTooOldFor(null)
      dispatch({ type: 'deleted', id })
      const answer = (isDone: boolean) => dispatch({ type: 'deletionAnswered', id, isDone })
      withQuestion(client.user.deleteWebauthnRegistration(id)).then(
        () => answer(true),
        (error: unknown) => {
          answer(false)
          if (asksFurtherFactor(error)) (canProve() ? setWaiting : setTooOldFor)(id)
          log('deleted', error)
        },
      )
    },
  }
}
