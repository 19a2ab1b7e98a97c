import type { Fields } from './live-values.ts'

// biome-ignore lint/suspicious/noExplicitAny: the answer has the shape that the wire gives it
export type Answer = any

/** Sends a JSON body to a path of one API. */
export type Send = (path: string, body: object) => Promise<Answer>

/** Sends a JSON body, or a form, to any path. */
export type SendTo = (url: string, body: object | string, authorization: string) => Promise<Answer>

/** Offers valid fields for an operation of the page's and the host's API. */
export type Offer = (path: string, fields: Fields) => void
