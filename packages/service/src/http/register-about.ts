import type { FastifyInstance } from 'fastify'
import { sendPlainPage } from './plain-page.ts'

/** `GET /v1/public/about`: where the widget's "Powered by Portico" leads. */
export function registerAbout(app: FastifyInstance): void {
  app.get('/v1/public/about', (_request, reply) =>
    sendPlainPage(reply, 200, {
      title: 'Portico',
      text: 'This site signs people in with Portico: a sign-in widget, and an authentication service that the site runs itself. Questions about your account go to the site.',
    }),
  )
}
