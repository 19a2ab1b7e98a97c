/** The errors of the console’s own calls; all others are those of the contract’s catalogue. */
const catalogue = {
  no_session: [401, 'Sign in to the console first.'],
  invalid_passkey: [
    401,
    'This passkey does not sign in here. Use the passkey that you created for this console, or ask another operator for an invitation.',
  ],
  invalid_key: [
    401,
    'This key was removed or has expired, or its operator was removed. Make another one in the console.',
  ],
  not_for_keys: [403, 'No key makes this call. Sign in to the console.'],
  wrong_page: [
    403,
    'Calls of the console come from its own page, or carry no cookie of a browser at all.',
  ],
  stale_page: [
    403,
    'This page was loaded without this session, or for an earlier one. Load it again.',
  ],
  reading_only: [403, 'You may read here, not act. Ask an operator who may act.'],
  proof_too_old: [
    403,
    'Acting needs a passkey proof of the last 15 minutes. Prove it, then repeat the call.',
  ],
  invitation_not_found: [
    404,
    'This invitation was used, withdrawn, or has expired. Ask for a new one.',
  ],
  name_taken: [
    409,
    'Another operator has this name. Add what tells you apart, such as your last name or your team.',
  ],
  operator_not_found: [404, 'There is no such operator. Read the list of operators again.'],
  message_not_found: [
    404,
    'This message cannot be sent again: it was sent already, or has expired and lost its content.',
  ],
  session_not_found: [404, 'This session has ended already.'],
  address_not_found: [404, 'The user has no such address. Read the user again.'],
  factor_not_found: [404, 'The user has no such factor. Read the user again.'],
  key_not_found: [404, 'There is no such key. Read the list of keys again.'],
  app_not_found: [404, 'There is no such client app. Read the list again.'],
  app_without_secret: [409, 'This app has no secret: it proves itself by a key, or not at all.'],
  app_without_sign_in: [
    409,
    'This app signs no user in with a browser, so there is nothing to try.',
  ],
  secret_changing: [
    409,
    'This app has two secrets already. End the old one first, once the app uses the new one.',
  ],
  owned_by_file: [409, 'This app is in the configuration file. Change it there.'],
  owned_by_app: [
    409,
    'This app registered itself and keeps its own secret. It can only be removed.',
  ],
  webhook_not_found: [404, 'The configuration has no such endpoint. Read the list again.'],
  preview_not_found: [404, 'There is no such preview. Read the list of previews again.'],
  nothing_changed: [409, 'Nothing changed: it was done before. Read the page again.'],
  last_operator: [409, 'Somebody has to be able to act. Invite another operator first.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>

/** The type of an error of the console. */
export type ConsoleErrorType = keyof typeof catalogue

/** All types of errors, for the document that describes the calls. */
export const consoleErrorTypes = Object.keys(catalogue) as readonly ConsoleErrorType[] // its own keys

/**
 * An error that a rule of the console throws on purpose.
 *
 * @example throw new ConsoleError('no_session')
 */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError'
  readonly errorType: ConsoleErrorType
  readonly status: number

  constructor(errorType: ConsoleErrorType, cause?: unknown) {
    const [status, message] = catalogue[errorType]
    super(message, cause === undefined ? undefined : { cause })
    this.errorType = errorType
    this.status = status
  }
}
