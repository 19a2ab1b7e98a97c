/**
 * Receives the event log of clients. It requires no Authorization and always answers 200 at once, because a page must
 * not fail because of its log. Invalid entries are dropped.
 */
import { type EventEntry, events, limits } from '@portico/contract'
import { api } from '@portico/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { registerJsonBody } from '../../kernel/http/json-body.ts'
import { isOriginAllowed } from '../../kernel/http/projects.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import type { EventRow } from '../../kernel/storage/storage.ts'
import { toStoredDetails } from './to-stored-details.ts'

/** Registers `POST /sdk/v1/events`. */
export function registerEvents(
  app: FastifyInstance,
  context: RouteContext,
  { storage, clock, random }: Pick<Dependencies, 'storage' | 'clock' | 'random'>,
): void {
  app.register(async (scope) => {
    registerJsonBody(scope, ['application/json', 'text/plain'])
    scope.route({
      method: events.log.method,
      url: `/sdk/v1${events.log.path}`,
      handler: async (request) => {
        try {
          const rows = readEntries(request.body).flatMap((entry) => toRow(request, entry))
          if (rows.length > 0) await storage.events.add(rows)
        } catch (err) {
          // Only a debug line, so that a flood of events does not flood the service's log.
          if (err instanceof AuthError) request.log.debug({ err }, 'events dropped')
          else request.log.warn({ err }, 'events dropped')
        }
        return { data: { request_id: request.id, status_code: 200 } }
      },
    })
  })

  function toRow(request: FastifyRequest, { event }: EventEntry): EventRow[] {
    const project = context.projects.findByPublicToken(event.public_token)
    const { origin } = request.headers
    if (!project || (origin !== undefined && !isOriginAllowed(project, origin))) return []
    const source = toSource(request)
    context.rateLimits.takeRequest(project, source)
    const details = toStoredDetails(event)
    context.rateLimits.takeEvent(project, source, event.event_name.length + details.length)
    return [
      {
        projectId: project.projectId,
        eventId: createId(random, 'event', project.projectId),
        name: event.event_name,
        receivedAt: clock.now(),
        details,
      },
    ]
  }
}

function readEntries(body: unknown): EventEntry[] {
  if (!Array.isArray(body)) return []
  const { items } = api.events.page.log.body
  return body
    .slice(0, limits.eventsPerRequest)
    .filter((entry): entry is EventEntry => Value.Check(items, entry))
}
