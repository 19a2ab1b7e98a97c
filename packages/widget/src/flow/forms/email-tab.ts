import type { FlowEvent } from '../flow.ts'
import { loadForSubmit } from '../load-for-submit.ts'
import type { Tab } from '../method.ts'
import type { Action } from '../use-submit.ts'
import { EmailForm } from './email-form.tsx'
import type { SendEmail } from './to-send-email.ts'

/** Error types about the address. Their messages are shown under the field. */
const aboutTheField = /^(in\w+_(input|email)|email_not_found)$/

/** The parts of the e-mail tab that differ between methods. */
interface EmailTab<Event extends FlowEvent> {
  readonly rank: number
  /** @default 'email' */
  readonly autoComplete?: string
  /** Loads the work of a submit. The field works before it is loaded. */
  readonly load: () => Promise<SendEmail<Event>>
}

/** Creates the tab with the e-mail field. Several methods create it; Main shows the one with the lowest rank. */
export const toEmailTab = <Event extends FlowEvent>({
  rank,
  autoComplete = 'email',
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
    async call(typed, signal) {
      const send = await loadForSubmit(load)
      return send(context, typed, signal)
    },
    done: (goOn) => goOn(),
  }),
})
