import { cleanEmail } from '@portico/contract'
import { MessageError } from '../../kernel/host/message-error.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import type { FlowEvent } from '../flow.ts'
import type { FormContext, TabForm } from '../method.ts'
import { finish } from '../use-submit.ts'
import { isEmail } from './is-email.ts'

/**
 * Does the work of a submit of the e-mail form.
 *
 * @returns a function that continues the flow
 * @throws MessageError if the typed text is not an e-mail address, and the errors of the action's call
 */
export type SendEmail<Event extends FlowEvent> = (
  context: FormContext<Event>,
  typed: string,
  signal: AbortSignal,
) => Promise<() => void>

/**
 * Creates the work of a submit from an action: the typed text is cleaned and checked before the action gets it. It is
 * loaded with the action, because the form needs neither before the first submit.
 *
 * @param invalid - the error for a text that is not an e-mail address
 */
export const toSendEmail =
  <Event extends FlowEvent>(
    invalid: TextId,
    toAction: TabForm<Event>['toAction'],
  ): SendEmail<Event> =>
  async (context, typed, signal) => {
    const email = cleanEmail(typed)
    // the user must see the address that is sent
    if (email !== typed) context.change(email)
    if (!isEmail(email)) throw new MessageError(context.text(invalid))
    const action = toAction(context)
    const reply = await action.call(email, signal)
    return () => finish(action, context.widget.host, reply, email)
  }
