import type { FlowEvent } from '../flow/flow.ts'
import type { Tab } from '../flow/method.ts'
import { EmailForm } from './email-form.tsx'

/** Error types that are about the address. */
const aboutTheField = /^(in\w+_(input|email)|email_not_found)$/

/** The tab of the e-mail field, which several methods claim. */
export const toEmailTab = <Event extends FlowEvent>(
  rank: number,
  toAction: Tab<Event>['toAction'],
  autoComplete = 'email',
): Tab<Event> => ({
  id: 'email',
  autoComplete,
  rank,
  Form: EmailForm,
  toAction,
  toInitial: ({ loginHint }) => loginHint,
  isAboutField: ({ errorType }) => aboutTheField.test(`${errorType}`),
})
