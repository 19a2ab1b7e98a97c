/** Shows the account of the signed-in user, who changes it there. */

export { mountAccount } from './mount-account.ts'
export type {
  AccountConfig,
  AccountField,
  AccountOptions,
  AccountPart,
  AccountSectionName,
} from './options.ts'
export { PorticoAccount } from './portico-account.ts'
