import { PorticoAPIError } from '@portico/client'
import { useState } from 'react'
import { type Action, type Submit, useSubmit } from '../use-submit.ts'
import { useMaybeAccount } from './account-context.ts'

/** The errors of acts that a proof in the same session makes possible. */
const askable = [
  'insufficient_factors',
  'session_too_old_to_register_webauthn',
  'session_too_old_to_reset_password',
]

const asksForProof = (error: unknown): boolean =>
  error instanceof PorticoAPIError && askable.includes(error.error_type)

/** An act that the service may do only for a user who has just proved who they are. */
export interface Act<Input, Reply> extends Action<Input, Reply> {
  /** Says for what the proof is asked, as "To change your password." Without it, nothing is asked. */
  readonly act?: ((input: Input) => string) | undefined
  /** Called when the user closes the question. */
  readonly closed?: (() => void) | undefined
}

/**
 * Runs an act like `useSubmit`. If the service wants a proof first, the account asks the user for one, and the act goes
 * on by itself. A user who closes the question changes nothing. Outside of an account nothing is asked.
 */
export function useAct<Input, Reply>({
  act,
  closed: noteClosed,
  ...action
}: Act<Input, Reply>): Submit<Input> {
  const account = useMaybeAccount()
  const [closed, setClosed] = useState(0)
  const run = async (input: Input, signal: AbortSignal): Promise<Reply> => {
    try {
      return await action.call(input, signal)
    } catch (error) {
      if (!act || !account || signal.aborted || !asksForProof(error)) throw error
      if (await account.ask(act(input))) return run(input, signal)
      // ends this submit without a problem: another count is another form
      setClosed((count) => count + 1)
      noteClosed?.()
      return new Promise<never>(() => {})
    }
  }
  return useSubmit({ ...action, call: run }, closed)
}
