import type { FastifyInstance } from 'fastify'
import type { Projects } from '../http/projects.ts'
import { sendCard } from './send-card.ts'
import { toSiteActions } from './site-urls.ts'

/**
 * Registers `GET /v1/public/about`, to which "Powered by Portico" links; `?project=` names the project whose page
 * contained the link.
 */
export function registerAbout(app: FastifyInstance, projects: Projects): void {
  app.get<{ Querystring: { project?: unknown } }>('/v1/public/about', (request, reply) => {
    const { project: projectId } = request.query
    const named = typeof projectId === 'string' ? projects.findById(projectId) : null
    const project = named ?? projects.findOnly()
    return sendCard(request, reply, { status: 200, project }, (words) => ({
      icon: null,
      title: 'Portico',
      text: words.aboutText,
      actions: toSiteActions(project, words),
    }))
  })
}
