import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** The client secret may stand in the form of the token request. */
export const oidccServerClientSecretPost = createHappyFlow('oidcc-server-client-secret-post', {
  registration: { auth: 'client_secret_post' },
})
