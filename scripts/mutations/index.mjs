import { accountMutations } from './account.mjs'
import { clientMutations } from './client.mjs'
import { consoleMutations } from './console.mjs'
import { contractMutations } from './contract.mjs'
import { identityProviderMutations } from './identity-provider.mjs'
import { importMutations } from './imports.mjs'
import { oauthMutations } from './oauth.mjs'
import { phoneMutations } from './phones.mjs'
import { porticoMutations } from './portico.mjs'
import { serviceMutations } from './service.mjs'
import { storageMutations } from './storage.mjs'
import { walletMutations } from './wallets.mjs'
import { widgetMutations } from './widget.mjs'

/** Every fault that some test must notice. @type {readonly import('./mutation.mjs').Mutation[]} */
export const mutations = [
  ...accountMutations,
  ...consoleMutations,
  ...contractMutations,
  ...phoneMutations,
  ...serviceMutations,
  ...storageMutations,
  ...importMutations,
  ...identityProviderMutations,
  ...oauthMutations,
  ...walletMutations,
  ...clientMutations,
  ...widgetMutations,
  ...porticoMutations,
]
