/**
 * Sign-in with a link in a mail: sending the link, redirecting it, consuming it. The texts of the mails are in
 * messages.ts.
 */
import { api } from '@portico/contract/schemas'
import { defineMethod } from '../../accounts/sign-in/define-method.ts'
import { readLinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { registerMailRedirect } from '../../accounts/sign-in/register-mail-redirect.ts'
import { emailMagicLinks as declaration } from '../../declarations/email-magic-links/index.ts'
import {
  authenticateByOtherDevice,
  authenticateLink,
  authenticateLinkCode,
} from './authenticate-link.ts'
import { createHostMagicLinkHandlers } from './back-end.ts'
import { createDecisionWatch } from './decision-watch.ts'
import { emailMagicLinksMessages } from './messages.ts'
import { pollOtherDevice } from './poll-other-device.ts'
import { askOnOtherDevice, registerOtherDevice } from './register-other-device.ts'
import { registerSendForm, toScriptlessForm } from './send-form.ts'
import { sendLink } from './send-link.ts'

/** The operations `magic_links/*`, and the address that mails link to. */
export const emailMagicLinks = defineMethod(declaration, {
  ...api.emailMagicLinks,
  messages: emailMagicLinksMessages,
  toScriptlessForm,
  async sendWayIn(dependencies, { email, ...call }) {
    const rest = { sessionToken: null, origin: null, params: {}, query: {} }
    await sendLink(dependencies, { ...call, ...rest, body: { email } }, 'primary')
  },
  create(dependencies) {
    const watch = createDecisionWatch(dependencies)
    return {
      page: {
        async loginOrCreate(call) {
          // The response has no other field, so that it does not reveal whether the address has an account.
          const { codeId, wait } = await sendLink(dependencies, call, 'login_or_create')
          return {
            ...(codeId !== null && { code_id: codeId }),
            ...(wait && { other_device: wait.told }),
          }
        },
        async sendPrimary(call) {
          await sendLink(dependencies, call, 'primary')
          return {}
        },
        async sendSecondary(call) {
          await sendLink(dependencies, call, 'secondary')
          return {}
        },
        async authenticate(call) {
          const answer = await authenticateLink(dependencies, call)
          // The page that requested the link may be waiting on another device.
          void watch.look()
          return answer
        },
        authenticateByCode: (call) => authenticateLinkCode(dependencies, call),
        pollOtherDevice: (call) => pollOtherDevice(dependencies, watch, call),
        authenticateByOtherDevice: (call) => authenticateByOtherDevice(dependencies, call),
      },
      backEnd: createHostMagicLinkHandlers(dependencies),
      registerRoutes(app, context) {
        registerMailRedirect(app, context, dependencies, {
          folder: 'magic_links',
          kind: 'magic_link',
          readTarget(challenge) {
            const { redirectUrl, tokenType = 'magic_links', locale } = readLinkPayload(challenge)
            // The login link of a reset mail leads to the page that resets passwords, since the user can request a new
            // mail there.
            const isCheckedThere = tokenType === 'login'
            return redirectUrl === null ? null : { redirectUrl, tokenType, isCheckedThere, locale }
          },
          ask: (request, reply, link) => askOnOtherDevice(dependencies, request, reply, link),
        })
        registerOtherDevice(app, context, dependencies, watch)
        registerSendForm(app, context, dependencies)
      },
      stop: watch.stop,
    }
  },
})
