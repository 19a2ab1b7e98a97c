import type { InitialSession } from '@portico/react'

/** What the server tells the browser beside the HTML, so that both render the same. */
export interface PageContent {
  /** Where the service runs. */
  service: string
  publicToken: string
  /** Of this page: links in mails lead back to it. */
  address: string
  /** What the server found out about the request. */
  found: InitialSession
}
