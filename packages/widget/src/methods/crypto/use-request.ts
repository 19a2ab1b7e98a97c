import { useEffect, useRef } from 'react'
import { useMaybeAccount } from '../../flow/account/account-context.ts'
import { useAct } from '../../flow/account/use-act.ts'
import type { Action, Problem } from '../../flow/use-submit.ts'
import { useText } from '../../kernel/context/text-context.ts'

/** The request of a screen to the wallet and the service, and its error message. */
export interface Request<Reply> extends Pick<Action<void, Reply>, 'event' | 'done'> {
  readonly line: string
  call(signal: AbortSignal): Promise<Reply>
  failed(problem: Problem): void
  /** Called when the user closes the question for a proof. */
  closed(): void
}

/** Makes a screen's request as soon as the screen appears. Leaving the screen aborts it. */
export function useRequest<Reply>({ line, call, ...rest }: Request<Reply>): void {
  const text = useText()
  const isInAccount = useMaybeAccount() !== null
  const { submit } = useAct<void, Reply>({
    ...rest,
    // asked only in the account, to which it adds the wallet
    act: () => text('account.act.addWallet'),
    async call(_, signal) {
      try {
        return await call(signal)
      } catch (error) {
        if (!signal.aborted) console.warn(line, error)
        throw error
      }
    },
    // in a sign-in, the screen that follows shows a text of its own
    ...(!isInAccount && { toText: () => line }),
  })
  const start = useRef(submit)
  useEffect(() => start.current(), [])
}
