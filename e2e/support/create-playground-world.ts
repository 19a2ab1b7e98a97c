import { fileURLToPath } from 'node:url'
import { createWorld, type World } from '@portico/testkit'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** A world with the playground in front of it, as `npm start` makes its development project. */
export const createPlaygroundWorld = (): Promise<World> =>
  createWorld({
    project: (origin) => ({
      redirectUrls: [
        { url: `${origin}/authenticate`, kinds: ['login', 'signup', 'reset_password'] },
      ],
    }),
    config: {
      developmentSecret: 'secret-test-1',
      staticFolders: [
        inRepository('packages/widget/dist/standalone'),
        inRepository('apps/playground/dist'),
      ],
    },
  })
