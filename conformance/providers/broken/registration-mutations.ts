import { isObject } from '../../checks/json.ts'
import type { Mutation } from './mutation.ts'
import { changeAnswer } from './tamper.ts'

export const registrationMutations: readonly Mutation[] = [
  {
    name: 'a redirect URI with a fragment is registered',
    caughtBy: ['oidcc-redirect-uri-regfrag'],
    install: (provider) =>
      changeAnswer(provider, /^\/reg$/, (ctx) => {
        if (ctx.status !== 400) return
        ctx.status = 201
        ctx.body = { client_id: 'a-client', redirect_uris: [] }
      }),
  },
  {
    name: 'the document of a sector identifier is not read',
    caughtBy: ['oidcc-registration-sector-bad'],
    configure: (configuration) => ({ ...configuration, sectorIdentifierUriValidate: () => false }),
  },
  {
    name: 'documents of client apps cannot be loaded',
    caughtBy: ['oidcc-registration-jwks-uri', 'oidcc-registration-sector-uri'],
    configure: (configuration) => ({
      ...configuration,
      fetch: async () => new Response(null, { status: 502 }),
    }),
  },
  {
    name: 'addresses for people cannot be registered',
    caughtBy: [
      'oidcc-registration-logo-uri',
      'oidcc-registration-policy-uri',
      'oidcc-registration-tos-uri',
    ],
    install: (provider) =>
      changeAnswer(provider, /^\/reg$/, (ctx) => {
        if (isObject(ctx.body) && 'client_uri' in ctx.body) ctx.status = 400
      }),
  },
  {
    name: 'unsigned id tokens are refused with the wrong error',
    caughtBy: ['oidcc-idtoken-unsigned'],
    install: (provider) =>
      changeAnswer(provider, /^\/reg$/, (ctx) => {
        if (ctx.status === 400) ctx.body = { error: 'no' }
      }),
  },
]
