import { StytchAPIUnreachableError } from '@portico/client'
import type { TextId } from '../../kernel/text/text-id.ts'
import type { FlowEvent } from '../flow.ts'
import type { Tab, TabForm } from '../method.ts'
import { type Action, finish } from '../use-submit.ts'
import { EmailForm } from './email-form.tsx'
import { isEmail } from './is-email.ts'

/** Error types that are about the address. */
const aboutTheField = /^(in\w+_(input|email)|email_not_found)$/

/** What a method adds to the e-mail field. */
interface EmailTab<Event extends FlowEvent> {
  readonly rank: number
  /** @default 'email' */
  readonly autoComplete?: string
  /** What the user reads of a text that is no address. */
  readonly invalid: TextId
  /** Loads what a submit does: the field can be used before that is there. */
  readonly load: () => Promise<TabForm<Event>['toAction']>
}

/** The tab of the e-mail field, which several methods claim. */
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
        throw new StytchAPIUnreachableError('The code of the form could not be loaded.', { cause })
      })
      const action = toAction(context)
      const reply = await action.call(email, signal)
      return () => finish(action, context.widget.host, reply, email)
    },
    done: (goOn) => goOn(),
  }),
})
