import type { AuthReply } from '@portico/contract'
import { limits } from '@portico/contract'
import { type Submit, useSubmit } from '../../flow/use-submit.ts'
import { type LoginFollower, useWidget, type Widget } from '../../kernel/context/widget-context.ts'
import type { HostEvent } from '../../kernel/host/host-events.ts'
import { findResetReason, isOfBreach } from './find-reset-reason.ts'
import type { PasswordsEvent } from './flow.ts'
import { startReset } from './start-reset.ts'

type ResetStarted = Extract<PasswordsEvent, { type: 'passwords.resetStarted' }>

/** The use of a password: its call and the events after it. */
export interface PasswordUse<Reply extends AuthReply> {
  isLogIn: boolean
  /**
   * The user's address, and the receiver of the event that a reset is necessary; null if a token identifies the user.
   */
  account: { email: string; emit: (event: ResetStarted) => void } | null
  call: (
    client: Widget['client'],
    password: string,
    minutes: number,
    signal: AbortSignal,
  ) => Promise<Reply>
  toEvent: (reply: Reply) => HostEvent
}

/**
 * Runs the steps of other methods after a log-in. The flow does not wait for them, and their errors are reported only
 * to the host.
 */
function followLogin(widget: Widget): void {
  const { methods, config, host } = widget
  const follow = async ({ afterPasswordLogin }: LoginFollower) => {
    const next = await afterPasswordLogin?.(config)
    if (next) await next.followPasswordLogin(widget)
  }
  for (const method of methods) follow(method).catch(host.report)
}

/**
 * Submits a password: it creates an account, logs in, or resets the password. If the service requires a new password
 * first, a reset mail is sent.
 */
export function usePasswordSubmit<Reply extends AuthReply>(
  { isLogIn, account, call, toEvent }: PasswordUse<Reply>,
  onVerified: () => void,
): Submit<string> {
  const widget = useWidget()
  const { client, config, host } = widget
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  return useSubmit<string, { reply: Reply } | { startedReset: () => void }>({
    async call(password, signal) {
      try {
        return { reply: await call(client, password, minutes, signal) }
      } catch (error) {
        const reason = signal.aborted ? null : findResetReason(error, isLogIn)
        if (!reason || !account) throw error
        const { email, emit } = account
        host.report(error)
        await startReset(widget, email, signal)
        const sent = { email, reason, isOfBreach: isOfBreach(error), sentAt: Date.now() }
        return { startedReset: () => emit({ type: 'passwords.resetStarted', ...sent }) }
      }
    },
    done(result) {
      if ('startedReset' in result) return result.startedReset()
      host.emit(toEvent(result.reply))
      if (isLogIn) followLogin(widget)
      onVerified()
    },
  })
}
