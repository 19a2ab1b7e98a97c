/** The operations by which a host lists, adds and orders the addresses of a user. */
import { limits } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { readLocale } from '../sign-in/mail-options.ts'
import { getUser } from '../users/get-user.ts'
import { addAddress } from './add-address.ts'
import { mailAddressProof } from './mail-address-proof.ts'
import { getEmail, makePrimary } from './make-primary.ts'
import { consumeAddressProof, verifyAddressCode, verifyCodeForm } from './prove-address.ts'
import { toPersonContext } from './to-person-context.ts'

type AddressHandlers = Pick<
  Handlers<typeof api.users.backEnd>,
  'listEmails' | 'addEmail' | 'proveEmail' | 'makeEmailPrimary'
>

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/**
 * Handlers of `/v1/users/{user_id}/emails`. The host is believed, and every verified address is told, with a link that takes the change
 * back: who has the host's secret must not be able to take accounts away in silence.
 */
export function createHostAddressHandlers(dependencies: Dependencies): AddressHandlers {
  const { storage, rateLimits } = dependencies

  const findUserId = async ({ project, params }: Pick<Call, 'project' | 'params'>) =>
    (await getUser(storage, project.projectId, params.user_id ?? '')).userId

  /** Runs a change under the user's lock. @returns its result, and the answer with the user as they are then */
  async function change<Result>(
    { project }: Pick<Call, 'project'>,
    userId: string,
    run: (tx: Repositories, user: UserRow) => Promise<Result>,
  ) {
    const { projectId } = project
    const changed = await storage.transaction(async (tx) => {
      const user = await holdPerson(tx, projectId, userId)
      if (!user) throw new AuthError('user_not_found')
      if (user.blockedAt !== null) throw new AuthError('user_blocked')
      const result = await run(tx, user)
      return { result, user: (await tx.users.findById(projectId, userId)) ?? user }
    })
    dependencies.wakeOutbox()
    const { result, user } = changed
    return { result, reply: { user_id: userId, user: toHostUserView(user, project) } }
  }

  return {
    async listEmails({ project, params }) {
      const user = await getUser(storage, project.projectId, params.user_id ?? '')
      const keptMs = limits.removedEmail.keptSeconds * 1_000
      return {
        user_id: user.userId,
        emails: toHostUserView(user, project).emails,
        removed_emails: user.removedEmails.map(({ emailId, email, removedAt }) => ({
          email_id: emailId,
          email,
          removed_at: toTime(removedAt),
          kept_until: toTime(removedAt + keptMs),
        })),
      }
    },

    async addEmail(call) {
      const { project, body } = call
      const email = parseEmail(body.email)
      const { emailTemplates: templates, mails } = project
      const person = toPersonContext(call, null)
      const { source } = person
      const chooseLocale = readLocale(body.locale, { templates, source, mails })
      const userId = await findUserId(call)
      if (body.is_proved) {
        const { result, reply } = await change(call, userId, async (tx, user) => {
          const proved = { user, session: null, email }
          const context = { project, source: call.source }
          const added = await addAddress(tx, dependencies, context, proved)
          if (!added) throw new AuthError('duplicate_email')
          return added
        })
        return { ...reply, email_id: result.emailId, method_id: '' }
      }
      await rateLimits.takeSend(project, source, email.canonical)
      const { result, reply } = await change(call, userId, (tx, user) => {
        const locale = chooseLocale(user.locale)
        const proof = { user, sessionId: null, email, locale }
        return mailAddressProof(tx, dependencies, person, proof)
      })
      return { ...reply, email_id: '', method_id: result }
    },

    async proveEmail(call) {
      const { project, source, body } = call
      const person = toPersonContext(call, null)
      verifyCodeForm(body)
      const userId = await findUserId(call)
      const entered = { ...person, body, userId, sessionId: null }
      const challenge = await verifyAddressCode(dependencies, entered)
      const { result, reply } = await change(call, userId, async (tx, user) => {
        const used = { challenge, source: person.source }
        const email = await consumeAddressProof(tx, dependencies, used)
        return addAddress(tx, dependencies, { project, source }, { user, session: null, email })
      })
      // Thrown after the transaction, which used up the code.
      if (!result) throw new AuthError('email_belongs_to_another_account')
      return { ...reply, email_id: result.emailId }
    },

    async makeEmailPrimary(call) {
      const { project, source, params } = call
      const id = params.id ?? ''
      // Only well-formed ids are looked up, because the text comes from a URL.
      const owner = /^[\w-]{1,128}$/.test(id)
        ? await storage.users.findByEmailId(project.projectId, id)
        : null
      if (!owner) throw new AuthError('email_not_found')
      const { reply } = await change(call, owner.userId, (tx, before) => {
        const email = getEmail(before.emails, id)
        return makePrimary(tx, dependencies, { project, source }, { before, email, session: null })
      })
      return reply
    },
  }
}
