import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** The HTTP request of a page, for tests that call the identity provider without a browser. */
export const pageRequest = new IncomingMessage(new Socket())
