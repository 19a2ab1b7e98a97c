import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplyWithMethodSchema,
  abuseDefenceFields,
  CodeChallenge,
  CodeVerifier,
  CommonSchema,
  Email,
  ExpirationMinutes,
  Locale,
  PageUrl,
  SessionMinutes,
} from '../objects/objects.schemas.ts'

const Url = Type.Optional(Type.String({ maxLength: 2048, ...refusedAs('invalid_magic_link_url') }))
/** A token with which the waiting page continues after its link was opened on another device. */
const PollToken = Type.String({ maxLength: 128 })

const send = {
  errors: [
    'inactive_email',
    'email_not_found',
    'no_match_for_provided_magic_link_url',
    'no_login_redirect_urls_set',
    'no_signup_redirect_urls_set',
    'email_template_not_found',
  ],
  body: Type.Object({
    email: Email,
    login_magic_link_url: Url,
    login_expiration_minutes: ExpirationMinutes,
    signup_magic_link_url: Url,
    signup_expiration_minutes: ExpirationMinutes,
    page_url: PageUrl,
    login_template_id: Type.Optional(Type.String({ maxLength: 128 })),
    signup_template_id: Type.Optional(Type.String({ maxLength: 128 })),
    create_user_as_pending: Type.Optional(Type.Boolean()),
    locale: Locale,
    code_challenge: CodeChallenge,
    ...abuseDefenceFields,
  }),
  reply: CommonSchema,
} as const

/** The fields of every proof in a page. */
const proofFields = {
  session_duration_minutes: SessionMinutes,
  code_verifier: CodeVerifier,
}

/** The magic-link operations (protocol facts, section 2.5). */
export const page = {
  loginOrCreate: {
    ...send,
    summary: 'Mail a sign-in link to an existing or new user',
    isSimple: true,
    body: Type.Object({
      ...send.body.properties,
      /** Set by a page that waits for another device, and shows a number if the project allows it. */
      other_device: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      /** The id of the code in the same mail, if the project wants one. */
      code_id: Type.Optional(Type.String()),
      /** Only for a page that asked to wait. */
      other_device: Type.Optional(
        Type.Object({
          /** The secret of the waiting page; it must not leave the page's memory. */
          poll_token: Type.String(),
          /**
           * Two digits for the page to show; the user who opens the link elsewhere chooses them among three numbers.
           */
          number: Type.String(),
        }),
      ),
    }),
  },
  sendPrimary: { ...send, summary: 'Mail a sign-in link to an existing user' },
  sendSecondary: { ...send, summary: 'Mail a link to an address of the signed-in user' },
  authenticate: {
    summary: 'Sign in with the token of a link',
    errors: ['unable_to_auth_magic_link'],
    body: Type.Object({
      token: Type.String({ maxLength: 1024, ...refusedAs('invalid_token') }),
      ...proofFields,
    }),
    reply: AuthReplyWithMethodSchema,
  },
  authenticateByCode: {
    summary: 'Sign in with the code in a magic-link mail',
    errors: ['invalid_code', 'invalid_method_id', 'otp_code_not_found', 'user_lock_limit_reached'],
    body: Type.Object({
      code: Type.String({ maxLength: 64 }),
      code_id: Type.String({ maxLength: 128 }),
      ...proofFields,
      ...abuseDefenceFields,
    }),
    reply: AuthReplyWithMethodSchema,
  },
  pollOtherDevice: {
    summary: 'Get the outcome of a link opened on another device',
    body: Type.Object({
      poll_token: PollToken,
      /** How long the service may wait for a change before it answers; 0 to 10. */
      wait_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
      /** Set when the page is left, so that the user is not sent back to it. */
      is_leaving: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      state: Type.Enum(['pending', 'approved', 'refused', 'used', 'ended']),
    }),
  },
  authenticateByOtherDevice: {
    summary: 'Sign in after approval on another device',
    errors: ['unable_to_auth_magic_link'],
    body: Type.Object({ poll_token: PollToken, ...proofFields }),
    reply: AuthReplyWithMethodSchema,
  },
} satisfies Record<string, OperationDetails>

export type EmailMagicLinksOperations = StaticOperations<typeof page>
