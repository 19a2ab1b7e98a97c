export const errors = {
  offline: 'No connection. Nothing was done.',
  unanswered: 'The service did not answer.',
  quote: (id: string) => `Number to quote: ${id}`,
  passkey: 'The passkey was not used. Try again, and confirm on your device.',
  page: 'Something went wrong on this page. Load it again.',
  json: (problem: string) => `This is no JSON: ${problem}`,
  export: 'The log could not be exported. Try again.',
  /** The service’s own sentences are English; those of other languages stand here, by type. */
  byType: {
    stale_page:
      'This page does not belong to your session. Close it and open the console again. If that does not help, a proxy or this browser leaves out the headers Sec-Fetch-Dest and Sec-Fetch-Mode.',
  } as Readonly<Record<string, string>>,
}
