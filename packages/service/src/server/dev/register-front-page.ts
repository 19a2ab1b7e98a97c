import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'

/**
 * Registers `GET /` in development, the address that the start prints. A static folder with an `index.html` serves that
 * page instead.
 */
export function registerFrontPage(
  app: FastifyInstance,
  {
    baseUrl,
    projects,
    staticFolders,
  }: Pick<ServiceConfig, 'baseUrl' | 'projects' | 'staticFolders'>,
): void {
  if (staticFolders.some((folder) => existsSync(join(folder, 'index.html')))) return
  app.get('/', (request, reply) =>
    sendCard(request, reply, { status: 200, project: null }, () => ({
      icon: 'success',
      title: 'Portico is running',
      text: 'It has no page of its own: mount the widget on yours, with this address and the public token. Every message that it sends lands in the inbox.',
      actions: [{ label: 'Open the inbox', url: '/dev/inbox', isPrimary: true }],
      details: {
        summary: 'Address and token',
        facts: [
          ['Address', baseUrl],
          ['Script', `${baseUrl}/portico.js`],
          ...projects.map(({ publicToken }): [string, string] => ['Public token', publicToken]),
        ],
      },
    })),
  )
}
