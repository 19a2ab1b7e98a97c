import { acts } from './acts.ts'
import { apps } from './apps.ts'
import { audit } from './audit.ts'
import { branding } from './branding.ts'
import { configuration } from './configuration.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { messages } from './messages.ts'
import { operators } from './operators.ts'
import { parts } from './parts.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { user } from './user.ts'
import { userActs } from './user-acts.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'

/** Every text of the console in English, a file a page; the other languages have the same keys. */
export const en = {
  acts,
  apps,
  webhooks,
  branding,
  configuration,
  shell,
  parts,
  errors,
  signIn,
  home,
  users,
  user,
  userActs,
  messages,
  audit,
  operators,
}
