import type { App } from '../../setup/app.ts'
import { type CreatedFile, type EditedFile, type Framework, serverNames } from '../framework.ts'
import { all, replaceOnly } from '../shared/edits.ts'
import { toCreation } from '../shared/server-code.ts'
import { toMembers } from './to-members.ts'

/** Nuxt: a middleware of its server that knows who it is, and a page for members. */
export const nuxt: Framework = {
  id: 'nuxt',
  label: 'Nuxt',
  rank: 3,
  detect: (app) => app.dependsOn('nuxt'),
  scripts: ['dev'],
  port: 3000,
  toPort: (port) => ({ args: [], env: { PORT: String(port) } }),
  environment: { files: ['.env'], names: serverNames },
  hasServer: true,
  packages: ['@portico/server'],
  // its type check asks for the types of the process, which a new app does not have
  furtherPackages: (app): Readonly<Record<string, string>> =>
    app.dependsOn('typescript') ? { '@types/node': '^20.19.0' } : {},
  page: '/members',
  list(app, { config }) {
    const folder = app.has('app/app.vue') || app.has('app/pages') ? 'app/' : ''
    return [
      { path: 'server/middleware/portico.ts', content: middleware },
      { path: `${folder}pages/members.vue`, content: toMembers(config) },
      ...listPages(app, folder),
    ]
  },
}

/** A new app has no pages: what it shows becomes the first one. */
function listPages(app: App, folder: string): (CreatedFile | EditedFile)[] {
  const root = `${folder}app.vue`
  const text = app.read(root)
  if (text === null || /<NuxtPage\b|<nuxt-page\b/.test(text)) return []
  const edited: EditedFile = {
    path: root,
    edit: (current) => all(replaceOnly(current, /<NuxtWelcome \/>/, () => '<NuxtPage />')),
    byHand: { lines: '<NuxtPage />', where: 'in its template, at the place of the pages' },
  }
  const isNew = text.includes('<NuxtWelcome />') && !app.has(`${folder}pages/index.vue`)
  return isNew ? [edited, { path: `${folder}pages/index.vue`, content: welcome }] : [edited]
}

const welcome = `<template>
  <div>
    <NuxtWelcome />
  </div>
</template>
`

const middleware = `import { createPortico, type SignedIn, type SignedOut } from '@portico/server'
import { createMiddleware } from '@portico/server/nuxt'

const {
  PORTICO_URL = '',
  PORTICO_PUBLIC_TOKEN = '',
  PORTICO_PROJECT_ID = '',
  PORTICO_SECRET = '',
} = process.env

const portico = ${toCreation((name) => name)}

// passes /sdk on to the service, and sets event.context.portico
const answer = createMiddleware(portico)

export default defineEventHandler((event) => {
  event.context.card = { service: PORTICO_URL, publicToken: PORTICO_PUBLIC_TOKEN }
  return answer(event)
})

declare module 'h3' {
  interface H3EventContext {
    portico: SignedIn | SignedOut
    /** What the page needs to show the sign-in card. */
    card: { service: string; publicToken: string }
  }
}
`
