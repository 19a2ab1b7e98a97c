import { PorticoAPIUnreachableError } from '@portico/client'
import type { TextId } from '../../kernel/text/text-id.ts'
import type { FlowEvent } from '../flow.ts'
import type { Tab, TabForm } from '../method.ts'
import { type Action, finish } from '../use-submit.ts'
import { EmailForm } from './email-form.tsx'
import { isEmail } from './is-email.ts'

/** Error types about the address. Their messages are shown under the field. */
const aboutTheField = /^(in\w+_(input|email)|email_not_found)$/

/** The parts of the e-mail tab that differ between methods. */
interface EmailTab<Event extends FlowEvent> {
  readonly rank: number
  /** @default 'email' */
  readonly autoComplete?: string
  /** The error for a text that is not an e-mail address. */
  readonly invalid: TextId
  /** Loads the action of a submit. The field works before the action is loaded. */
  readonly load: () => Promise<TabForm<Event>['toAction']>
}

/** Creates the tab with the e-mail field. Several methods create it; Main shows the one with the lowest rank. */
export const toEmailTab = <Event extends FlowEvent>({
  rank,
  autoComplete = 'email',
  invalid,
  load,
}: EmailTab<Event>): Tab<Event> => ({
  id: 'email',
  autoComplete,
  rank,
  Form: EmailForm,
  toInitial: ({ loginHint }) => loginHint,
  isAboutField: ({ errorType }) => aboutTheField.test(`${errorType}`),
  prepare: load,
  toAction: (context): Action<string, () => void> => ({
    check: (email) => (isEmail(email) ? null : invalid),
    async call(email, signal) {
      const toAction = await load().catch((cause) => {
        throw new PorticoAPIUnreachableError('The code of the form could not be loaded.', { cause })
      })
      const action = toAction(context)
      const reply = await action.call(email, signal)
      return () => finish(action, context.widget.host, reply, email)
    },
    done: (goOn) => goOn(),
  }),
})
