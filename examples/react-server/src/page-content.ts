import type { Person } from './person.ts'

/** What the server tells the browser beside the HTML, so that both render the same. */
export interface PageContent {
  /** Where the service runs. */
  service: string
  publicToken: string
  /** Of this page: links in mails lead back to it. */
  address: string
  /** What the server found in the session cookie: nobody is null, what it cannot judge is undefined. */
  known?: Person | null
}
