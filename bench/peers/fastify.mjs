// The floor: plain Fastify that reads a body and answers what it was told to, whatever it is asked.
import { loadOfService } from '../support/build-service.mjs'
import { servePeer } from '../support/serve-peer.mjs'

const { fastify } = loadOfService('fastify')

const app = fastify()
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
)
const replies = new Map()
app.post('/:name', (request, reply) => reply.send(replies.get(request.params.name)))
await app.ready()
servePeer(app.server, {
  /** What it answers from now on, by path. */
  answer: (all) => {
    for (const [name, text] of Object.entries(all)) replies.set(name, JSON.parse(text))
    return 'ready'
  },
})
