import { Miniflare } from 'miniflare'

const { PORT, PORTICO_URL, PORTICO_PROJECT_ID, PORTICO_SECRET } = process.env

new Miniflare({
  modules: true,
  scriptPath: 'built/worker.js',
  compatibilityDate: '2026-01-01',
  host: '127.0.0.1',
  port: Number(PORT),
  bindings: { PORTICO_URL, PORTICO_PROJECT_ID, PORTICO_SECRET },
})
