/** The routes to which the providers of texts report: the delivery of a message, and an answer STOP or START. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AuthError } from '../../../foundation/errors/auth-error.ts'
import { type AnySender, allSenders } from '../../../senders/all-senders.ts'
import type { SenderEvent, SenderReports } from '../../../senders/declare-sender.ts'
import type { ProjectConfig } from '../../config/config.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RouteContext } from '../../http/register-operations.ts'
import { toSource } from '../../http/source-address.ts'
import { registerForms } from '../../pages/read-page-request.ts'
import { toReportPath } from './to-report-url.ts'

/** Called when a number's owner wants no more messages, or wants them again. */
export type OnSubscription = (
  projectId: string,
  phoneNumber: string,
  isSubscribed: boolean,
) => Promise<void>

/** Registers `POST /v1/public/<sender>/:project_id` for each sender whose provider reports. */
export function registerSenderReports(
  app: FastifyInstance,
  { projects, rateLimits }: Pick<RouteContext, 'projects' | 'rateLimits'>,
  dependencies: Pick<Dependencies, 'config' | 'clock' | 'log' | 'countUndelivered'>,
  onSubscription: OnSubscription,
): void {
  app.register(async (scope) => {
    takeAnyBody(scope)
    for (const { id, reports } of allSenders) {
      if (!reports) continue
      const { contentType = 'text/plain; charset=utf-8', body = '' } = reports.answer ?? {}
      scope.post<{ Params: { project_id: string } }>(
        `${toReportPath(id)}/:project_id`,
        async (request, reply) => {
          rateLimits.takePublicRequest(toSource(request))
          const project = projects.findById(request.params.project_id)
          const events =
            project && (await readReport({ id, reports }, project, request, dependencies))
          if (!events) throw new AuthError('unauthorized_credentials')
          for (const event of events) {
            await hear(event, { id, project }, dependencies, onSubscription)
          }
          return reply.type(contentType).send(body)
        },
      )
    }
  })
}

/** Leaves the body as it arrived, because signatures cover it. */
function takeAnyBody(scope: FastifyInstance): void {
  registerForms(scope, (text) => text)
  const parse = async (_request: unknown, text: string) => text
  scope.addContentTypeParser<string>('*', { parseAs: 'string' }, parse)
}

/** Reads a report with each of the project's configurations of the sender, until one believes it. */
async function readReport(
  { id, reports }: Pick<AnySender, 'id'> & { readonly reports: SenderReports<never> },
  { texts }: ProjectConfig,
  request: FastifyRequest,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
): Promise<readonly SenderEvent[] | null> {
  const report = {
    url: `${config.baseUrl}${request.url}`,
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body : '',
    receivedAt: clock.now(),
  }
  for (const sender of texts.senders) {
    // The configuration is of the sender that declares how its reports are read.
    const events = sender.type === id ? await reports.read(report, sender as never) : null
    if (events) return events
  }
  return null
}

async function hear(
  event: SenderEvent,
  { id, project }: { readonly id: string; readonly project: ProjectConfig },
  { log, countUndelivered }: Pick<Dependencies, 'log' | 'countUndelivered'>,
  onSubscription: OnSubscription,
): Promise<void> {
  const { projectId } = project
  if (event.kind !== 'undelivered') {
    return await onSubscription(projectId, event.phoneNumber, event.kind === 'subscribed')
  }
  countUndelivered(event.channel)
  const { reference, error } = event
  const about = { project_id: projectId, sender: id, sender_reference: reference, error }
  log.warn(about, 'a sender could not deliver a message')
}
