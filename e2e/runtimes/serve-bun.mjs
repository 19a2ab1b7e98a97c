import { createAnswer } from './answer.mjs'

Bun.serve({
  port: Number(process.env.PORT),
  hostname: '127.0.0.1',
  fetch: createAnswer(process.env),
})
