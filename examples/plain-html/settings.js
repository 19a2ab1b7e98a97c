// The two lines to change: where the service runs, and the public token that its playground shows.
export const service = 'http://localhost:3000'
export const publicToken = 'public-token-test-…'
