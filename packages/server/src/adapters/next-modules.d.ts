/** What is needed of Next, which is no dependency: hosts without it install nothing of it. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
declare module 'next/server' {
  export const NextResponse: {
    next(options: { readonly request: { readonly headers: Headers } }): Response
  }
}
