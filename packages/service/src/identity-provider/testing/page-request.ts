import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** What a page's browser sends, where a test asks the identity provider without one. */
export const pageRequest = new IncomingMessage(new Socket())
