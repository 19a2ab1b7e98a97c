import { oauthProviders } from '@portico/contract/methods/oauth'
import { toMethodConfigs } from '@portico/service/assembly'
import type { WorldOptions } from '@portico/testkit'

const specified = oauthProviders.map((id) => [id, { clientId: `client-of-${id}` }])

/** A project's clients at every specified provider, and at one of its own. */
export const { oauth: everyProvider } = toMethodConfigs({
  oauth: {
    providers: {
      ...Object.fromEntries(specified),
      acme: {
        type: 'oidc',
        issuer: 'https://id.acme.example',
        clientId: 'client-of-acme',
        label: 'Acme',
      },
    },
  },
})

/** Every provider has a client, unless the test says which do. */
export const withProviders = ({ project, ...options }: WorldOptions = {}): WorldOptions => ({
  ...options,
  project: (origin) => ({
    oauth: everyProvider,
    ...(typeof project === 'function' ? project(origin) : project),
  }),
})
