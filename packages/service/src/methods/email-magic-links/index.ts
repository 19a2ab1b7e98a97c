/** Signing in by a link in a mail: sending it, leading it on, using it up. What the mail says: messages.ts. */
import { emailMagicLinks, otherDevice } from '@portico/contract'
import { emailMagicLinksSchemas, otherDeviceSchemas } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import {
  type Handlers,
  type RouteContext,
  registerOperations,
} from '../../http/register-operations.ts'
import { readLinkPayload } from '../../sign-in/link-payload.ts'
import { registerMailRedirect } from '../../sign-in/register-mail-redirect.ts'
import {
  authenticateByOtherDevice,
  authenticateLink,
  authenticateLinkCode,
} from './authenticate-link.ts'
import { createDecisionWatch } from './decision-watch.ts'
import { pollOtherDevice } from './poll-other-device.ts'
import { askOnOtherDevice, registerOtherDevice } from './register-other-device.ts'
import { sendLink } from './send-link.ts'

/** Registers `magic_links/*` and the address that mails point to. */
export function registerEmailMagicLinks(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
): void {
  const watch = createDecisionWatch(dependencies)
  app.addHook('preClose', async () => watch.stop())
  const handlers: Handlers<typeof emailMagicLinks> = {
    async loginOrCreate(call) {
      // Nothing else: who was found must not show.
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
      // A page may be waiting for it elsewhere.
      void watch.look()
      return answer
    },
    authenticateByCode: (call) => authenticateLinkCode(dependencies, call),
  }
  registerOperations(app, context, {
    operations: emailMagicLinks,
    schemas: emailMagicLinksSchemas,
    handlers,
  })
  registerOperations(app, context, {
    operations: otherDevice,
    schemas: otherDeviceSchemas,
    handlers: {
      pollOtherDevice: (call) => pollOtherDevice(dependencies, watch, call),
      authenticateByOtherDevice: (call) => authenticateByOtherDevice(dependencies, call),
    },
  })
  registerMailRedirect(app, context, dependencies, {
    folder: 'magic_links',
    kind: 'magic_link',
    readTarget(challenge) {
      const { redirectUrl, tokenType = 'magic_links' } = readLinkPayload(challenge)
      // The other link of a reset mail leads to the page that resets passwords: a new mail can be had there.
      const isCheckedThere = tokenType === 'login'
      return redirectUrl === null ? null : { redirectUrl, tokenType, isCheckedThere }
    },
    ask: (request, reply, link) => askOnOtherDevice(dependencies, request, reply, link),
  })
  registerOtherDevice(app, context, dependencies, watch)
}
